// A bot in JavaScript that answers at random: pointluck bot check "node examples/bots/any_port.mjs"
import { createInterface } from "node:readline";

const say = (...words) => process.stdout.write(`${words.join(" ")}\n`);
let legal = [];

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "plp") say("ready", JSON.stringify({ name: "Any Port" }));
  else if (word === "position") legal = []; // JSON.parse(rest): { question, view }
  else if (word === "legal") legal.push(rest);
  else if (word === "go") {
    const best = legal[Math.floor(Math.random() * legal.length)];
    say("candidate", JSON.stringify({ action: best, value: 0.5, visits: 1 }));
    say("best", best);
  } else if (word === "quit") process.exit(0);
});
