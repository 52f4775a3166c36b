import type { Span, Tag } from '../../understand/learned/tags.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { seededRandom } from '../random.ts';

type Words = {
  or: string;
  and: string;
  /** Words between a name and its choices (`choose`), a screen and its parts (`having`), a plan and its price (`costs`). */
  choose: readonly string[];
  having: string;
  costs: readonly string[];
  /** Words before the name of a plan. */
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
const SHARE = { led: 0.2, lower: 0.25, unpunctuated: 0.15, copied: 0.06, having: 0.3, preceding: 0.25, priced: 0.4 };
const WITH_CHOICES = new Set<Tag>(['field', 'setting', 'column', 'fact']);
const LISTED = new Set<Tag>(['field', 'column', 'fact', 'lane', 'setting', 'step']);
const LEADS_TO_CHOICES = /^ ?\($|^ ?: $/;
const JOINS_CHOICES = /^(?:, | ?\/ ?|,? (?:or|oder|ou|o|and|und|et|y|e) )$/;
const LEADS_TO_PRICE = /^(?:[ ,:–-]{1,3}| is | für | à | a )$/;

/** A piece of a request: a marked part, or the text between two parts. */
type Piece = { tag?: Tag; text: string };

/**
 * Rewrites requests in plainer prose: "size (S, M, L)" becomes "size S, M or L", price lists become sentences, and some lose
 * their capitals or commas. Writers of training sentences are tidier than real users.
 */
export function plainVariantsOf(requests: readonly MarkedRequest[]): MarkedRequest[] {
  const random = seededRandom(SEED);
  return requests.flatMap((request) => {
    const words = WORDS[request.language];
    if (words === undefined) return [];
    const pieces = piecesOf(request);
    const rewritten = [choicesInProse, pricesInProse, listsInProse].reduce(
      (before, rewrite) => rewrite(before, words, random),
      pieces,
    );
    const isChanged = rewritten.some(({ text }, at) => text !== pieces[at]?.text);
    if (!isChanged && random() > SHARE.copied) return [];
    return [{ ...request, ...joined(careless(rewritten, random)) }];
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

// Drops punctuation or capitals from some of the requests.
function careless(pieces: readonly Piece[], random: () => number): Piece[] {
  const [isUnpunctuated, isLower] = [random() < SHARE.unpunctuated, random() < SHARE.lower];
  return pieces.map(({ tag, text }) => {
    const plain = isUnpunctuated && tag === undefined ? text.replaceAll(/[,:;.](?= )|\.$/g, '') : text;
    return { ...(tag === undefined ? {} : { tag }), text: isLower ? plain.toLowerCase() : plain };
  });
}

function picked<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

// Moves choices in brackets or after a colon into the sentence.
function choicesInProse(pieces: readonly Piece[], words: Words, random: () => number): Piece[] {
  const rewritten = [...pieces];
  for (let first = 3; first < rewritten.length; first += 2) {
    const [owner, opener] = [rewritten[first - 2], rewritten[first - 1]];
    const isLed = owner?.tag !== undefined && WITH_CHOICES.has(owner.tag) && LEADS_TO_CHOICES.test(opener?.text ?? '');
    if (opener === undefined || rewritten[first]?.tag !== 'option' || !isLed) continue;
    let last = first;
    while (rewritten[last + 2]?.tag === 'option' && JOINS_CHOICES.test(rewritten[last + 1]?.text ?? '')) last += 2;
    const behind = rewritten[last + 1]?.text ?? '';
    const isBracket = opener.text.includes('(');
    if (last === first || isBracket !== behind.startsWith(')')) continue;
    const joint = random() < 0.75 ? words.or : random() < 0.5 ? words.and : ', ';
    for (let at = first + 1; at < last; at += 2) rewritten[at] = { text: at === last - 1 ? joint : ', ' };
    rewritten[last + 1] = { text: isBracket ? behind.slice(1) : behind.replace(/^;/, ',') };
    if (canPrecede(rewritten, first, last) && random() < SHARE.preceding) moveBefore(rewritten, first, last, words);
    else rewritten[first - 1] = { text: random() < SHARE.led ? (picked(words.choose, random) ?? ' ') : ' ' };
  }
  return rewritten;
}

// True when two one-word choices can precede their name: "indoor or outdoor seating".
function canPrecede(pieces: readonly Piece[], first: number, last: number): boolean {
  const isWord = (at: number) => /^\p{L}+$/u.test(pieces[at]?.text ?? '');
  return last === first + 2 && isWord(first - 2) && isWord(first) && isWord(last);
}

function moveBefore(pieces: Piece[], first: number, last: number, { or, having }: Words): void {
  // Only in languages that put adjectives before the noun.
  if (having !== ' with ' && having !== ' mit ') {
    pieces[first - 1] = { text: ' ' };
    return;
  }
  const owner = pieces[first - 2] ?? { text: '' };
  const [one, other] = [pieces[first], pieces[last]];
  if (one === undefined || other === undefined) return;
  pieces[first - 2] = one;
  pieces[first - 1] = { text: or };
  pieces[first] = other;
  pieces[first + 1] = { text: ' ' };
  pieces[last] = owner;
}

// "Basic: 9 €" as "a basic plan for 9 €".
function pricesInProse(pieces: readonly Piece[], words: Words, random: () => number): Piece[] {
  const rewritten = [...pieces];
  if (random() > SHARE.priced) return rewritten;
  const costs = picked(words.costs, random) ?? ' ';
  for (let at = 1; at + 2 < rewritten.length; at += 2) {
    if (rewritten[at]?.tag !== 'plan' || rewritten[at + 2]?.tag !== 'price') continue;
    if (!LEADS_TO_PRICE.test(rewritten[at + 1]?.text ?? '')) continue;
    rewritten[at + 1] = { text: random() < 0.7 ? costs : (picked(words.costs, random) ?? ' ') };
    const before = rewritten[at - 1]?.text ?? '';
    const isNext = rewritten[at - 2]?.tag === 'price' || rewritten[at - 2]?.tag === 'feature';
    const joint = isNext ? before.replace(/^[;/.] | \/ $/, ', ') : before;
    rewritten[at - 1] = { text: /[,:] $/.test(joint) ? joint + (picked(words.plan, random) ?? '') : joint };
  }
  return rewritten;
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
