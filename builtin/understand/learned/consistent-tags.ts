import { ARTICLES, conjunctionAt, isComma, type Run } from './connectives.ts';
import { LIST_NOUNS } from './run-edges.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

// What is named in a list whose last member can look like something to press: "lanes to do, doing and done".
const PRESSED_NEVER = new Set<Tag>(['lane', 'option', 'plan']);

// Of one enumeration, these are one kind: what is asked, shown or set.
const ALIKE = new Set<Tag>(['field', 'column', 'fact', 'step', 'lane']);
// Between two that are asked or set, a choice is one of them.
const ASKED = new Set<Tag>(['field', 'setting']);
// "Columns" are those of tables and of boards.
const NOUN_KINDS: readonly Tag[] = ['plan', 'step'];
const LIST_MIN = 3;

/** The runs with the members of one enumeration of one kind: that of most of them, of the first in doubt. */
export function withConsistentTags(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const lists: Run[][] = [];
  for (const run of withHeads(withChoicesSet(asTheirNoun(withLastMember(runs, tokens), tokens), tokens), tokens)) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list !== undefined && last !== undefined && isJoined(last, run, tokens)) list.push(run);
    else lists.push([run]);
  }
  return withoutStrayOptions(
    lists.flatMap((list) => (list.length < LIST_MIN ? list : alike(list))),
    tokens,
  );
}

function withoutStrayOptions(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (run.tag !== 'option' || before === undefined || after === undefined) return run;
    const isBetween = ASKED.has(before.tag) && after.tag === before.tag;
    return isBetween && joins(before, run, tokens) && joins(run, after, tokens) ? { ...run, tag: before.tag } : run;
  });
}

// "Basic, plus and premium plans" are plans, all of them.
function asTheirNoun(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const named = [...runs];
  for (let at = named.length - 1; at > 0; at -= 1) {
    const last = named[at];
    const word = last === undefined || last.to - last.from < 2 ? '' : (tokens[last.to - 1]?.lower ?? '');
    const kind = NOUN_KINDS.find((tag) => LIST_NOUNS[tag]?.has(word));
    if (kind === undefined) continue;
    for (let member = at; member >= 0; member -= 1) {
      const run = named[member];
      const next = named[member + 1];
      if (run === undefined || (member < at && (next === undefined || !joins(run, next, tokens)))) break;
      named[member] = { ...run, tag: kind };
    }
  }
  return named;
}

// What has choices of its own is set, and heads no section: "profile visibility (public, private)".
function withChoicesSet(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const next = runs[index + 1];
    const isOpened = next?.tag === 'option' && next.from === run.to + 1 && tokens[run.to]?.text === '(';
    return run.tag === 'section' && isOpened ? { ...run, tag: 'setting' } : run;
  });
}

const HEADS = new Set<Tag>(['step', 'section']);

// What has fields of its own in brackets is what its neighbours are: "billing (street), shipping (street)".
function withHeads(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const isHead = ({ to }: Run, index: number) =>
    tokens[to]?.text === '(' && runs[index + 1]?.tag === 'field' && runs[index + 1]?.from === to + 1;
  const kind = runs.find((run, index) => HEADS.has(run.tag) && isHead(run, index))?.tag;
  if (kind === undefined) return [...runs];
  return runs.map((run, index) => (run.tag === 'field' && isHead(run, index) ? { ...run, tag: kind } : run));
}

function isJoined(last: Run, next: Run, tokens: readonly Token[]): boolean {
  return ALIKE.has(last.tag) && ALIKE.has(next.tag) && joins(last, next, tokens);
}

// Nothing but a comma, a conjunction and an article stands between.
function joins(last: Run, next: Run, tokens: readonly Token[]): boolean {
  let at = last.to;
  if (isComma(tokens, at, at + 1)) at += 1;
  at += conjunctionAt(tokens, at);
  if (at > last.to && ARTICLES.has(tokens[at]?.lower ?? '') && at < next.from) at += 1;
  return at > last.to && at === next.from;
}

function alike(list: readonly Run[]): Run[] {
  const counts = new Map<Tag, number>();
  for (const { tag } of list) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const kind = list.find(({ tag }) => counts.get(tag) === most)?.tag;
  return kind === undefined || most * 2 < list.length ? [...list] : list.map((run) => ({ ...run, tag: kind }));
}

// The verb and the article of a step belong to it: "choose a plan".
function isDoneBefore(before: Run, run: Run, tokens: readonly Token[]): boolean {
  return (
    run.from - before.to === 3 && tokens[before.to]?.text === ',' && ARTICLES.has(tokens[run.from - 1]?.lower ?? '')
  );
}

// A last member joined to others that are never pressed is one of them.
function withLastMember(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const [before, earlier] = [runs[index - 1], runs[index - 2]];
    if (before === undefined || earlier === undefined) return run;
    // "Create your profile, invite your team, choose a plan": the last step is no choice.
    const isLastStep = run.tag === 'option' && before.tag === 'step' && joins(before, run, tokens);
    if (isLastStep && earlier.tag === 'step') return { ...run, tag: 'step' };
    if (run.tag === 'step' && before.tag === 'step' && isDoneBefore(before, run, tokens))
      return { ...run, from: before.to + 1 };
    if (run.tag !== 'button' && run.tag !== 'feature') return run;
    const isMember =
      PRESSED_NEVER.has(before.tag) &&
      earlier.tag === before.tag &&
      isComma(tokens, earlier.to, before.from) &&
      conjunctionAt(tokens, before.to) === run.from - before.to;
    return isMember ? { ...run, tag: before.tag } : run;
  });
}
