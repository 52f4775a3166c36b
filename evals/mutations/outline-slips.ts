import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';
import { goodAnswer } from './answer.ts';
import type { GoodScreen } from './good-screens.ts';
import type { MutatedCase } from './mutated-case.ts';
import { createRandom, type Random } from './random.ts';

/** One mistake that models make in outlines; `apply` returns undefined if it does not apply. */
type Slip = { name: string; weight: number; apply: (lines: string[], random: Random) => string[] | undefined };

const SLIPS: readonly Slip[] = [
  everyLine('tabs for spaces', 6, (line) => line.replace(/^ +/, (blank) => '\t'.repeat(blank.length / 2))),
  everyLine('four spaces a level', 6, (line) => line.replace(/^ +/, '$&$&')),
  everyLine('a bullet before each element', 3, (line) => line.replace(/^( *)(?=[A-Z])/, '$1- ')),
  oneLine('a space too many', 4, (line) => (line.startsWith('    ') ? ` ${line}` : undefined)),
  everyLine('typographic quotes', 3, (line) => (/[“”\\]/.test(line) ? line : line.replaceAll(/"([^"]*)"/g, '“$1”'))),
  everyLine('single quotes', 3, (line) => (/['\\]/.test(line) ? line : line.replaceAll(/"([^"]*)"/g, "'$1'"))),
  oneLine('a closing quote too few', 4, (line) => {
    const cut = line.replace(/^( *[A-Z]\w* "[^"\\=>]*)"( [a-z]\w*=)/, '$1$2');
    return cut === line ? undefined : cut;
  }),
  oneLine('a main value without quotes', 8, (line) => {
    const bare = line.replace(/^( *[A-Z]\w* )"([\p{L}\d ]+)"(?= [a-z]\w*=|$)/u, '$1$2');
    return bare === line ? undefined : bare;
  }),
  oneLine('a text in a list without quotes', 4, (line) => {
    const bare = line.replace(/label:"([\p{L}][\p{L} ]+)"/u, 'label:$1');
    return bare === line ? undefined : bare;
  }),
  oneLine('spaces around =', 4, (line) => {
    const spaced = line.replace(/^( *[A-Z].*? [a-z]\w*)=(?=[a-z"[/@\d])/, '$1 = ');
    return spaced === line ? undefined : spaced;
  }),
  oneLine('JSON props instead', 5, (line) => {
    const json = line.replace(/ ([a-z]\w*)=([a-z]+)(?= |$)/, ' props={"$1":"$2"}');
    return json === line || /(?:true|false|null)"\}/.test(json) ? undefined : json;
  }),
  oneLine('a list broken over lines', 4, (line) => {
    const at = line.indexOf('},{');
    return at < 0 || line.slice(0, at).includes('"') ? undefined : `${line.slice(0, at + 2)}\n${line.slice(at + 2)}`;
  }),
  { name: 'a code fence', weight: 8, apply: (lines) => ['```', ...lines, '```'] },
  { name: 'words around', weight: 4, apply: (lines) => ['Here is the screen:', '', ...lines, '', 'Hope this helps!'] },
  {
    name: 'prose before',
    weight: 3,
    apply: (lines) => ["Sure! I'll lay it out as asked: a title, then the rest.", ...lines],
  },
  { name: 'a thought before', weight: 3, apply: (lines) => ['<think>', 'A Card with a Form?', '</think>', ...lines] },
  { name: 'a heading of Markdown before', weight: 2, apply: (lines) => ['## Screen', '', ...lines] },
  { name: 'a fence that is named and never closed', weight: 3, apply: (lines) => ['```outline', ...lines] },
  {
    name: 'comments between',
    weight: 2,
    apply: (lines) => lines.flatMap((line, at) => (at % 4 === 2 ? ['# more', line] : [line])),
  },
  { name: 'the answer twice', weight: 3, apply: (lines) => [...lines, '', 'Or, the same again:', '', ...lines] },
  everyLine('Windows line ends', 2, (line) => `${line}\r`),
  everyLine('blanks at the ends of lines', 2, (line) => `${line}  `),
  everyLine('everything indented', 3, (line) => `    ${line}`),
  everyLine('three spaces a level', 2, (line) => line.replace(/^ +/, (blank) => ' '.repeat((blank.length / 2) * 3))),
  everyLine('tabs and spaces mixed', 2, (line) => line.replace(/^ {4}/, '\t').replace(/^ {2}/, '  ')),
  everyLine('non-breaking spaces', 1, (line) => line.replace(/^ +/, (blank) => '\u00a0'.repeat(blank.length))),
  {
    name: 'blank lines between',
    weight: 3,
    apply: (lines) => lines.flatMap((line) => [line, '']),
  },
];

/** Slips that lose a line or the end of one; the screen cannot be expected to show the lost content. */
const OMISSIONS = [
  { name: 'a missing line', weight: 5, omit: withoutLine },
  { name: 'a line that breaks off', weight: 4, omit: withoutLastProps },
];
/** The token limit. */
const CUT = { name: 'cut by the token limit', weight: 12 };

/** An operation instead of the line of a leaf that has an id. */
const JSON_INSTEAD = { name: 'JSON instead of a line', weight: 4 };

/** A good screen as an outline with one to three slips. It has no ids, since models do not write them. */
export function slippedCase(screens: readonly GoodScreen[], seed: number): MutatedCase {
  const random = createRandom(seed);
  const good = screens[seed % screens.length] as GoodScreen;
  const withheld = new Set<string>();
  const original = linesWithIds(good);
  const kinds: readonly Slip[] = [
    ...SLIPS,
    { ...JSON_INSTEAD, apply: withJsonProps },
    ...OMISSIONS.map(({ name, weight, omit }) => ({
      name,
      weight,
      apply: (lines: string[], drawn: Random) => omit(lines, drawn, { good, original, withheld }),
    })),
    // A very short outline would be cut before its second line and not be recognised.
    { ...CUT, apply: (lines) => (lines.length < 4 ? undefined : [...lines]) },
  ];
  let lines = original.map(({ line }) => line);
  const corruptions: string[] = [];
  const wanted = 1 + [0, 0, 0, 1, 2][random.integer(5)]!;
  for (let draw = 0; draw < 40 && corruptions.length < wanted; draw += 1) {
    const slip = random.weighted(kinds);
    if (slip === undefined || corruptions.includes(slip.name)) continue;
    const slipped = slip.apply(lines, random);
    if (slipped === undefined || (slip.name !== CUT.name && slipped.join('\n') === lines.join('\n'))) continue;
    lines = slipped;
    corruptions.push(slip.name);
  }
  const whole = caseOf(good, seed, lines, corruptions, withheld);
  return corruptions.includes(CUT.name) ? cutCase(whole, random) : whole;
}

/** The text of an outline with one to three slips that lose no content. The same seed gives the same slips. */
export function slippedText(text: string, seed: number): { text: string; slips: string[] } {
  const random = createRandom(seed);
  let lines = text.trimEnd().split('\n');
  const slips: string[] = [];
  const wanted = 1 + [0, 0, 0, 1, 2][random.integer(5)]!;
  for (let draw = 0; draw < 40 && slips.length < wanted; draw += 1) {
    const slip = random.weighted(SLIPS);
    if (slip === undefined || slips.includes(slip.name)) continue;
    const slipped = slip.apply(lines, random);
    if (slipped === undefined || slipped.join('\n') === lines.join('\n')) continue;
    lines = slipped;
    slips.push(slip.name);
  }
  return { text: `${lines.join('\n')}\n`, slips };
}

/** A case whose answer is cut off by the token limit, mostly in the middle of a line. */
function cutCase(one: MutatedCase, random: Random): MutatedCase {
  const at = Math.floor(one.text.length * (0.4 + 0.55 * (random.integer(1000) / 1000)));
  const text = one.text.slice(0, at);
  return { ...one, text, isCut: true, rest: one.text.slice(text.lastIndexOf('\n') + 1) };
}

/** A good screen as an outline without a slip. */
export function outlineCase(good: GoodScreen): MutatedCase {
  return caseOf(good, 0, outlineLines(good), []);
}

/** One line of an outline, with the id of its element; undefined for the state. */
type OutlineLine = { line: string; id: string | undefined };

function linesWithIds(good: GoodScreen): OutlineLine[] {
  const lines = outlineLines(good);
  const ids = documentOrder(good.spec);
  const seeds = lines.length - ids.length;
  return lines.map((line, at) => ({ line, id: ids[at - seeds] }));
}

function outlineLines(good: GoodScreen): string[] {
  const { state, root } = goodAnswer(good);
  const spec: Spec = { state, root, elements: good.spec.elements };
  return writeOutline(spec, { definitionOf, ids: false });
}

function caseOf(
  good: GoodScreen,
  seed: number,
  lines: readonly string[],
  corruptions: string[],
  withheld: ReadonlySet<string> = new Set(),
): MutatedCase {
  const { elements } = goodAnswer(good);
  const text = lines.map((line) => `${line}\n`).join('');
  return {
    seed,
    good,
    style: 'outline',
    text,
    corruptions,
    causes: corruptions,
    known: elements,
    withheld,
    isCut: false,
  };
}

/** Content that is lost from the answer is added to `withheld`, as `id/prop`. */
type Omission = { good: GoodScreen; original: readonly OutlineLine[]; withheld: Set<string> };

/** Leaves out a line without wiring or repeats. Lines nested below it then belong to an outer element. */
function withoutLine(lines: string[], random: Random, omission: Omission): string[] | undefined {
  const at = random.integer(lines.length);
  const line = lines[at] ?? '';
  const id = idOf(line, lines, omission);
  const { spec } = omission.good;
  const isTemplate = id !== undefined && elementOf(spec, parents(spec).get(id) ?? '')?.repeat !== undefined;
  if (id === undefined || isTemplate || lines.length < 3 || / if=| for=|>|@\//.test(line)) return undefined;
  for (const prop of Object.keys(elementOf(spec, id)?.props ?? {})) omission.withheld.add(`${id}/${prop}`);
  return lines.toSpliced(at, 1);
}

/** Cuts the last plain props off a line. */
function withoutLastProps(lines: string[], random: Random, omission: Omission): string[] | undefined {
  const at = random.integer(lines.length);
  const line = lines[at] ?? '';
  const id = idOf(line, lines, omission);
  const [end = ''] = /(?: (?!submit\b)[a-z]\w*(?:=[a-z0-9]+)?)+$/i.exec(line) ?? [];
  if (id === undefined || end === '' || !line.includes('"')) return undefined;
  for (const [, prop = ''] of end.matchAll(/ (\w+)/g)) omission.withheld.add(`${id}/${prop}`);
  return lines.with(at, line.slice(0, line.length - end.length));
}

/** The element of a line that is unchanged and occurs only once in the answer. */
function idOf(line: string, lines: readonly string[], { original }: Omission): string | undefined {
  const isOnce = lines.filter((one) => one === line).length === 1;
  return isOnce ? original.find((one) => one.line === line)?.id : undefined;
}

/** Writes the props of one line as JSON. */
function withJsonProps(lines: string[], random: Random): string[] | undefined {
  const at = random.integer(lines.length);
  const [, indent = '', type = ''] = /^( *)([A-Z]\w*)\b/.exec(lines[at] ?? '') ?? [];
  const definition = definitionOf(type);
  if (definition === undefined) return undefined;
  const props: unknown = /^ *[A-Z]\w* "([^"\\]*)"$/.exec(lines[at] ?? '')?.[1];
  if (typeof props !== 'string') return undefined;
  const main = Object.keys(definition.props).find((name) => ['title', 'label', 'text', 'name'].includes(name));
  return main === undefined ? undefined : lines.with(at, `${indent}${type} {"${main}": ${JSON.stringify(props)}}`);
}

function everyLine(name: string, weight: number, change: (line: string) => string): Slip {
  return { name, weight, apply: (lines) => lines.map(change) };
}

function oneLine(name: string, weight: number, change: (line: string) => string | undefined): Slip {
  return {
    name,
    weight,
    apply: (lines, random) => {
      const at = random.integer(lines.length);
      const changed = change(lines[at] ?? '');
      return changed === undefined ? undefined : lines.toSpliced(at, 1, ...changed.split('\n'));
    },
  };
}
