// Who one is at this server, what there is to play, and one's tables: asked once, shared by all pages.
import { Problem, server } from "../wire/http";
import type { GameInfo, Lobby, Me } from "../wire/messages";

class Myself {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  problem = $state.raw<Problem | null>(null);
  #known: Promise<void> | null = null;

  /** Becomes somebody, unless one is already. */
  known(): Promise<void> {
    this.#known ??= server.me().then(
      (me) => {
        this.me = me;
      },
      (error: unknown) => {
        this.#known = null;
        throw error;
      },
    );
    return this.#known;
  }

  async loadGames(): Promise<GameInfo[]> {
    this.games ??= await server.games();
    return this.games;
  }

  /** Everything the first screen shows. What goes wrong is kept, so that the screen can say it. */
  async refresh(): Promise<void> {
    try {
      await this.known();
      const [, lobby] = await Promise.all([this.loadGames(), server.lobby()]);
      this.lobby = lobby;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("problem-client");
    }
  }

  async rename(name: string): Promise<void> {
    await this.known();
    this.me = await server.rename(name);
  }

  async become(token: string): Promise<void> {
    this.me = await server.recover(token);
    this.#known = Promise.resolve();
    this.lobby = null;
  }
}

export const myself = new Myself();
