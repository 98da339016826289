// What is drawn on the order cards, in a box from -18 to 18.
const SIGNS: Record<string, string> = {
  acceleration: "M-16 0 H10 M2 -8 L10 0 L2 8 M-6 -8 L2 0 L-6 8",
  "feint-left": "M0 14 V2 Q0 -8 -12 -8 M-6 -14 L-13 -8 L-6 -2",
  "feint-right": "M0 14 V2 Q0 -8 12 -8 M6 -14 L13 -8 L6 -2",
  reversal: "M-8 12 V-4 Q-8 -12 0 -12 Q8 -12 8 -4 V10 M2 5 L8 12 L14 5",
  loop: "M-14 10 Q0 12 8 4 Q14 -4 8 -10 Q0 -15 -5 -8 Q-9 0 -2 6 Q6 12 15 10",
  "surprise-attack": "M0 -15 V3 M0 9 V13 M-13 -8 L-7 -3 M13 -8 L7 -3",
  "aileron-roll": "M-15 6 Q-7 -14 0 0 Q7 14 15 -6",
  evade: "M-14 10 Q-4 8 -2 -2 Q0 -12 12 -10 M6 -15 L13 -10 L7 -4",
  "sixth-sense": "M-15 0 Q0 -14 15 0 Q0 14 -15 0 M0 -4 A4 4 0 1 1 -0.1 -4",
  "thach-weave": "M-12 13 Q12 5 0 0 Q-12 -5 12 -13 M12 13 Q-12 5 0 0 Q12 -5 -12 -13",
  veterans: "M0 -14 L4 -4 L14 -4 L6 2 L9 13 L0 6 L-9 13 L-6 2 L-14 -4 L-4 -4 Z",
  "hineri-komi": "M-14 12 Q-12 -12 2 -12 Q14 -10 10 0 Q4 8 -4 2 M-1 9 L-5 2 L3 -1",
  "elite-pilots": "M-15 -2 H15 M0 -12 A12 12 0 1 1 -0.1 -12",
};

const ANY = "M-8 -8 H8 V8 H-8 Z";

export const sign = (card: string): string => SIGNS[card] ?? ANY;
