import type { Span, Tag } from '../understand/learned/tags.ts';
import type { MarkedRequest } from './marked-text.ts';
import { seededRandom } from './random.ts';

type Words = {
  or: string;
  and: string;
  /** What leads from a name to its choices, from a screen to its parts, and from a plan to its price. */
  choose: readonly string[];
  having: string;
  costs: readonly string[];
  /** What stands before a plan. */
  plan: readonly string[];
};

const WORDS: { [language: string]: Words } = {
  en: {
    or: ' or ',
    and: ' and ',
    choose: [' either ', ' from ', ' which is ', ' being '],
    having: ' with ',
    costs: [' for ', ' at ', ' costs ', ' is ', ' plan for ', ' plan at ', ' plan costs ', ' plan is '],
    plan: ['a ', 'the ', 'our '],
  },
  de: {
    or: ' oder ',
    and: ' und ',
    choose: [' entweder ', ' also ', ' mit '],
    having: ' mit ',
    costs: [' für ', ' zu ', ' kostet '],
    plan: ['der Tarif ', 'ein ', 'das '],
  },
  fr: {
    or: ' ou ',
    and: ' et ',
    choose: [' soit ', ' au choix ', ' entre '],
    having: ' avec ',
    costs: [' à ', ' pour ', ' coûte ', ' est à '],
    plan: ['la formule ', "l'offre ", 'un '],
  },
  es: {
    or: ' o ',
    and: ' y ',
    choose: [' a elegir entre ', ' entre ', ' que sea '],
    having: ' con ',
    costs: [' por ', ' a ', ' cuesta '],
    plan: ['el plan ', 'un plan ', 'el '],
  },
  it: {
    or: ' o ',
    and: ' e ',
    choose: [' a scelta tra ', ' tra ', ' cioè '],
    having: ' con ',
    costs: [' a ', ' per ', ' costa '],
    plan: ['il piano ', 'un piano ', 'il '],
  },
  pt: {
    or: ' ou ',
    and: ' e ',
    choose: [' que pode ser ', ' entre ', ' seja '],
    having: ' com ',
    costs: [' por ', ' a ', ' custa '],
    plan: ['o plano ', 'um plano ', 'o '],
  },
};
const SEED = 31;
const SHARE = { led: 0.2, lower: 0.25, unpunctuated: 0.15, copied: 0.06, having: 0.3, lent: 0.25, priced: 0.4 };
const CHOOSING = new Set<Tag>(['field', 'setting', 'column', 'fact']);
const LISTED = new Set<Tag>(['field', 'column', 'fact', 'lane', 'setting', 'step']);
const LEADS_TO_CHOICES = /^ ?\($|^ ?: $/;
const JOINS_CHOICES = /^(?:, | ?\/ ?|,? (?:or|oder|ou|o|and|und|et|y|e) )$/;
const LEADS_TO_PRICE = /^(?:[ ,:–-]{1,3}| is | für | à | a )$/;

/** A piece of a request: a marked part, or what stands between two. */
type Piece = { tag?: Tag; text: string };

/**
 * Requests as somebody would say them who knows no brackets and colons: "size (S, M, L)" as "size S, M or L", price lists in
 * sentences, and some without capitals or commas. Those who write training sentences are tidier than those who use them.
 */
export function plainVariantsOf(requests: readonly MarkedRequest[]): MarkedRequest[] {
  const random = seededRandom(SEED);
  return requests.flatMap((request) => {
    const words = WORDS[request.language];
    if (words === undefined) return [];
    const pieces = piecesOf(request);
    const told = [choicesInProse, pricesInProse, listsInProse].reduce(
      (before, retell) => retell(before, words, random),
      pieces,
    );
    const isTold = told.some(({ text }, at) => text !== pieces[at]?.text);
    if (!isTold && random() > SHARE.copied) return [];
    return [{ ...request, ...joined(careless(told, random)) }];
  });
}

function piecesOf({ text, spans }: MarkedRequest): Piece[] {
  const pieces: Piece[] = [];
  let taken = 0;
  for (const { tag, start, end } of spans) {
    pieces.push({ text: text.slice(taken, start) }, { tag, text: text.slice(start, end) });
    taken = end;
  }
  return [...pieces, { text: text.slice(taken) }];
}

function joined(pieces: readonly Piece[]): { text: string; spans: Span[] } {
  let whole = '';
  const spans: Span[] = [];
  for (const { tag, text } of pieces) {
    if (tag !== undefined && text !== '') spans.push({ tag, start: whole.length, end: whole.length + text.length });
    whole += text;
  }
  return { text: whole, spans };
}

function careless(pieces: readonly Piece[], random: () => number): Piece[] {
  const [isSpoken, isLower] = [random() < SHARE.unpunctuated, random() < SHARE.lower];
  return pieces.map(({ tag, text }) => {
    const spoken = isSpoken && tag === undefined ? text.replaceAll(/[,:;.](?= )|\.$/g, '') : text;
    return { ...(tag === undefined ? {} : { tag }), text: isLower ? spoken.toLowerCase() : spoken };
  });
}

function picked<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

// The choices that stand in brackets or behind a colon, in the sentence.
function choicesInProse(pieces: readonly Piece[], words: Words, random: () => number): Piece[] {
  const told = [...pieces];
  for (let first = 3; first < told.length; first += 2) {
    const [owner, opener] = [told[first - 2], told[first - 1]];
    const isLed = owner?.tag !== undefined && CHOOSING.has(owner.tag) && LEADS_TO_CHOICES.test(opener?.text ?? '');
    if (opener === undefined || told[first]?.tag !== 'option' || !isLed) continue;
    let last = first;
    while (told[last + 2]?.tag === 'option' && JOINS_CHOICES.test(told[last + 1]?.text ?? '')) last += 2;
    const behind = told[last + 1]?.text ?? '';
    const isBracket = opener.text.includes('(');
    if (last === first || isBracket !== behind.startsWith(')')) continue;
    const joint = random() < 0.75 ? words.or : random() < 0.5 ? words.and : ', ';
    for (let at = first + 1; at < last; at += 2) told[at] = { text: at === last - 1 ? joint : ', ' };
    told[last + 1] = { text: isBracket ? behind.slice(1) : behind.replace(/^;/, ',') };
    if (isLent(told, first, last) && random() < SHARE.lent) lend(told, first, last, words);
    else told[first - 1] = { text: random() < SHARE.led ? (picked(words.choose, random) ?? ' ') : ' ' };
  }
  return told;
}

// "Indoor or outdoor seating": two words can be said before the name that they are choices of.
function isLent(pieces: readonly Piece[], first: number, last: number): boolean {
  const isWord = (at: number) => /^\p{L}+$/u.test(pieces[at]?.text ?? '');
  return last === first + 2 && isWord(first - 2) && isWord(first) && isWord(last);
}

function lend(told: Piece[], first: number, last: number, { or, having }: Words): void {
  // Only where adjectives stand first.
  if (having !== ' with ' && having !== ' mit ') {
    told[first - 1] = { text: ' ' };
    return;
  }
  const owner = told[first - 2] ?? { text: '' };
  const [one, other] = [told[first], told[last]];
  if (one === undefined || other === undefined) return;
  told[first - 2] = one;
  told[first - 1] = { text: or };
  told[first] = other;
  told[first + 1] = { text: ' ' };
  told[last] = owner;
}

// "Basic: 9 €" as "a basic plan for 9 €".
function pricesInProse(pieces: readonly Piece[], words: Words, random: () => number): Piece[] {
  const told = [...pieces];
  if (random() > SHARE.priced) return told;
  const costs = picked(words.costs, random) ?? ' ';
  for (let at = 1; at + 2 < told.length; at += 2) {
    if (told[at]?.tag !== 'plan' || told[at + 2]?.tag !== 'price') continue;
    if (!LEADS_TO_PRICE.test(told[at + 1]?.text ?? '')) continue;
    told[at + 1] = { text: random() < 0.7 ? costs : (picked(words.costs, random) ?? ' ') };
    const before = told[at - 1]?.text ?? '';
    const isNext = told[at - 2]?.tag === 'price' || told[at - 2]?.tag === 'feature';
    const joint = isNext ? before.replace(/^[;/.] | \/ $/, ', ') : before;
    told[at - 1] = { text: /[,:] $/.test(joint) ? joint + (picked(words.plan, random) ?? '') : joint };
  }
  return told;
}

// "Contact form: name, email" as "contact form with name, email".
function listsInProse(pieces: readonly Piece[], { having }: Words, random: () => number): Piece[] {
  if (random() > SHARE.having) return [...pieces];
  return pieces.map((piece, at) => {
    const [next, second] = [pieces[at + 1]?.tag, pieces[at + 3]?.tag];
    const isLed = piece.tag === undefined && next !== undefined && LISTED.has(next) && next === second;
    return isLed && / ?: $/.test(piece.text) ? { text: piece.text.replace(/ ?: $/, having) } : piece;
  });
}
