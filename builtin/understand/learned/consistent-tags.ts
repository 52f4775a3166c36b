import { ARTICLES, conjunctionAt, isComma, type Run } from './connectives.ts';
import { LIST_NOUNS } from './run-edges.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

// In a list of these, a last member that looks like a button is one more member: "lanes to do, doing and done".
const NEVER_PRESSED = new Set<Tag>(['lane', 'option', 'plan']);

// Members of one enumeration that carry these tags should all carry the same one.
const UNIFIED = new Set<Tag>(['field', 'column', 'fact', 'step', 'lane']);
// An option between two fields or two settings of a list is really one more of them.
const INPUTS = new Set<Tag>(['field', 'setting']);
// Tags whose list noun is unambiguous; "columns" can mean those of a table or of a board.
const TAGS_WITH_CLEAR_NOUN: readonly Tag[] = ['plan', 'step'];
const LIST_MIN = 3;

/**
 * Gives all members of an enumeration of three or more the same tag: the most frequent one, the first of those on a tie. Lists
 * in which no tag covers half of the members keep their tags.
 */
export function withConsistentTags(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const lists: Run[][] = [];
  for (const run of withHeads(
    withSettingsForOptions(withNounTag(withLastMember(runs, tokens), tokens), tokens),
    tokens,
  )) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list !== undefined && last !== undefined && isJoined(last, run, tokens)) list.push(run);
    else lists.push([run]);
  }
  return withoutStrayOptions(
    lists.flatMap((list) => (list.length < LIST_MIN ? list : unified(list))),
    tokens,
  );
}

// "Name, team, email" with "team" tagged as an option becomes three fields.
function withoutStrayOptions(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (run.tag !== 'option' || before === undefined || after === undefined) return run;
    const isBetween = INPUTS.has(before.tag) && after.tag === before.tag;
    return isBetween && joins(before, run, tokens) && joins(run, after, tokens) ? { ...run, tag: before.tag } : run;
  });
}

// The noun after the last member decides for all of them: "basic, plus and premium plans" are three plans.
function withNounTag(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const tagged = [...runs];
  for (let at = tagged.length - 1; at > 0; at -= 1) {
    const last = tagged[at];
    const word = last === undefined || last.to - last.from < 2 ? '' : (tokens[last.to - 1]?.lower ?? '');
    const kind = TAGS_WITH_CLEAR_NOUN.find((tag) => LIST_NOUNS[tag]?.has(word));
    if (kind === undefined) continue;
    for (let member = at; member >= 0; member -= 1) {
      const run = tagged[member];
      const next = tagged[member + 1];
      if (run === undefined || (member < at && (next === undefined || !joins(run, next, tokens)))) break;
      tagged[member] = { ...run, tag: kind };
    }
  }
  return tagged;
}

// A section directly followed by options in brackets is a setting: "profile visibility (public, private)".
function withSettingsForOptions(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const next = runs[index + 1];
    const isOpened = next?.tag === 'option' && next.from === run.to + 1 && tokens[run.to]?.text === '(';
    return run.tag === 'section' && isOpened ? { ...run, tag: 'setting' } : run;
  });
}

const HEADS = new Set<Tag>(['step', 'section']);

// If one name followed by fields in brackets is a step or section, all such names are: "billing (street), shipping (street)".
function withHeads(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  const isHead = ({ to }: Run, index: number) =>
    tokens[to]?.text === '(' && runs[index + 1]?.tag === 'field' && runs[index + 1]?.from === to + 1;
  const kind = runs.find((run, index) => HEADS.has(run.tag) && isHead(run, index))?.tag;
  if (kind === undefined) return [...runs];
  return runs.map((run, index) => (run.tag === 'field' && isHead(run, index) ? { ...run, tag: kind } : run));
}

function isJoined(last: Run, next: Run, tokens: readonly Token[]): boolean {
  return UNIFIED.has(last.tag) && UNIFIED.has(next.tag) && joins(last, next, tokens);
}

// True when only a comma, a conjunction or an article separates the two runs.
function joins(last: Run, next: Run, tokens: readonly Token[]): boolean {
  let at = last.to;
  if (isComma(tokens, at, at + 1)) at += 1;
  at += conjunctionAt(tokens, at);
  if (at > last.to && ARTICLES.has(tokens[at]?.lower ?? '') && at < next.from) at += 1;
  return at > last.to && at === next.from;
}

function unified(list: readonly Run[]): Run[] {
  const counts = new Map<Tag, number>();
  for (const { tag } of list) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const kind = list.find(({ tag }) => counts.get(tag) === most)?.tag;
  return kind === undefined || most * 2 < list.length ? [...list] : list.map((run) => ({ ...run, tag: kind }));
}

// True for a step tagged without its verb and article, as "plan" in "invite your team, choose a plan".
function lacksVerb(before: Run, run: Run, tokens: readonly Token[]): boolean {
  return (
    run.from - before.to === 3 && tokens[before.to]?.text === ',' && ARTICLES.has(tokens[run.from - 1]?.lower ?? '')
  );
}

// Corrects the last member of a list whose other members decide what it is.
function withLastMember(runs: readonly Run[], tokens: readonly Token[]): Run[] {
  return runs.map((run, index) => {
    const [before, earlier] = [runs[index - 1], runs[index - 2]];
    if (before === undefined || earlier === undefined) return run;
    // In "create your profile, invite your team and choose a plan" the last member is a step, even when tagged as an option.
    const isLastStep = run.tag === 'option' && before.tag === 'step' && joins(before, run, tokens);
    if (isLastStep && earlier.tag === 'step') return { ...run, tag: 'step' };
    if (run.tag === 'step' && before.tag === 'step' && lacksVerb(before, run, tokens))
      return { ...run, from: before.to + 1 };
    if (run.tag !== 'button' && run.tag !== 'feature') return run;
    const isMember =
      NEVER_PRESSED.has(before.tag) &&
      earlier.tag === before.tag &&
      isComma(tokens, earlier.to, before.from) &&
      conjunctionAt(tokens, before.to) === run.from - before.to;
    return isMember ? { ...run, tag: before.tag } : run;
  });
}
