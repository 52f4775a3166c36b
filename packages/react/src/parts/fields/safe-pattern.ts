/** About what a browser tries in a tenth of a second. */
const MOST_STEPS = 20_000_000;
const LONGEST_PATTERN = 500;
const LONGEST_TEXT = 5000;

/**
 * Tests a text against a regular expression that comes from a spec, without ever holding up the page: a pattern whose
 * repetitions are nested or alternate, or that refers back, may take exponential time and is refused; for the others
 * the text may be as long as their repetitions allow.
 *
 * @returns undefined when the pattern is refused, or the text too long for it: that check is left to the host
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const repetitions = countRepetitions(pattern);
  if (repetitions === undefined || text.length > longestText(pattern, repetitions)) return undefined;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // Patterns written for the older syntax, such as `\-` outside a class.
  }
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return undefined;
  }
}

// k repetitions share n characters out in at most n^k / k! ways; where the start is open, it counts as one more.
function longestText(pattern: string, repetitions: number): number {
  const power = repetitions + (pattern.startsWith('^') ? 0 : 1);
  let factorial = 1;
  for (let factor = 2; factor <= power; factor++) factorial *= factor;
  return power === 0 ? LONGEST_TEXT : Math.min(LONGEST_TEXT, (MOST_STEPS * factorial) ** (1 / power));
}

type Group = { isRepeating: boolean; hasChoice: boolean; choices: number };

/** How many parts of the pattern repeat freely; undefined when it may take exponential time or is too long. */
export function countRepetitions(pattern: string): number | undefined {
  if (pattern.length > LONGEST_PATTERN || /\\[1-9]|\\k</.test(pattern)) return undefined;
  const tokens = pattern.match(/\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}\??|\(\?(?:<?[=!]|:|<\w+>)|[\s\S]/g) ?? [];
  const open: Group[] = [];
  let here: Group = { isRepeating: false, hasChoice: false, choices: 1 };
  let closed: Group | undefined;
  let repetitions = 0;
  for (const token of tokens) {
    const before = closed;
    closed = undefined;
    if (token.startsWith('(')) {
      open.push(here);
      here = { isRepeating: false, hasChoice: false, choices: 1 };
    } else if (token === ')') {
      closed = here;
      const outer = open.pop() ?? { isRepeating: false, hasChoice: false, choices: 1 };
      here = {
        isRepeating: outer.isRepeating || closed.isRepeating,
        hasChoice: outer.hasChoice || closed.hasChoice,
        choices: outer.choices * closed.choices,
      };
    } else if (token === '|') {
      here.hasChoice = true;
    } else if (/^[*+?{]/.test(token)) {
      const { least, most } = bounds(token);
      const isFree = most > 10 && most > least;
      if (before !== undefined && most > 1 && before.isRepeating) return undefined;
      if (before !== undefined && most > 10 && (before.hasChoice || before.choices > 1)) return undefined;
      here.choices *= isFree
        ? 1
        : (before === undefined ? 1 : before.choices ** Math.max(0, most - 1)) * (most - least + 1);
      if (here.choices > 100_000) return undefined;
      if (isFree) {
        here.isRepeating = true;
        repetitions++;
      }
    }
  }
  return repetitions;
}

function bounds(quantifier: string): { least: number; most: number } {
  if (quantifier.startsWith('*')) return { least: 0, most: Infinity };
  if (quantifier.startsWith('+')) return { least: 1, most: Infinity };
  if (quantifier.startsWith('?')) return { least: 0, most: 1 };
  const [, least = '0', comma, most = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? [];
  if (comma === '') return { least: Number(least), most: Number(least) };
  return { least: Number(least), most: most === '' ? Infinity : Number(most) };
}
