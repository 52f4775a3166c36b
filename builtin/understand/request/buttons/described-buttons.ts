import type { Span } from '#builtin/understand/learned/tags.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

// "with an upload button": one or two words between the article and the word for a button.
const NAMED_BEFORE = /\b(?:an?|one) ((?:[\p{L}-]+ ){1,2})button\b/giu;
// "a button to compose a message", "un bouton pour ajouter une photo", "ein Knopf zum Hochladen".
const NAMED_AFTER =
  /(?:\bbutton to|\b(?:knopf|button) zum|\bbouton pour|bot[oó]n para|\bpulsante per|bot[aã]o para) ([^,.;:!?()\r\n]{2,40})/giu;
// The first words alone, where the sentence goes on.
const GOES_ON = / (?:and|or|so|if|when|on|at|in|below|above|und|oder|wenn|et|ou|quand|y|cuando|e|quando|se) .*$/iu;
/** Words for the look or the kind of a button, which do not name what it does. */
const LOOKS = wordList(
  'radio|toggle|segmented|big|small|large|huge|red|green|blue|orange|yellow|black|white|gray|grey|primary|secondary|main|single|floating|round|clear|prominent|cta|action|icon|ghost|outline|disabled|new|nice|simple|second|third|other|another|different|text|push|each|different',
);
const WORDS_MAX = 4;

/**
 * Marks the name of a single button that the sentence spells out and the tagger has missed.
 */
export function withDescribedButtons(prompt: string, spans: readonly Span[]): Span[] {
  const before = [...prompt.matchAll(NAMED_BEFORE)].flatMap(({ index, 0: whole, 1: name = '' }) => {
    const start = index + whole.indexOf(name, whole.indexOf(' '));
    return says(LOOKS, foldText(name)) ? [] : [spanAt(start, name)];
  });
  const after = [...prompt.matchAll(NAMED_AFTER)].flatMap(({ index, 0: whole, 1: action = '' }) => {
    const name = action.replace(GOES_ON, '');
    return name.trim().split(' ').length > WORDS_MAX ? [] : [spanAt(index + whole.length - action.length, name)];
  });
  const buttons = spans.filter(({ tag }) => tag === 'button');
  const described = [...before, ...after].filter((one) => !buttons.some((known) => touch(known, one)));
  const others = spans.filter((span) => !described.some((one) => touch(span, one)));
  return [...others, ...described].toSorted((one, other) => one.start - other.start);
}

function spanAt(start: number, text: string): Span {
  return { tag: 'button', start, end: start + text.trimEnd().length };
}

function touch(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
