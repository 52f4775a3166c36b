import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import { areSameWord } from './step-of-field.ts';

const CLAUSE_END = /[.;:!?()\n]|\s[–—]\s/u;
// What says that things are grouped, before the first of them: "group by heating, water and holidays".
const LEAD = /^.{0,60}\b(?:by|into|in|nach|par|por|per|en|em|with|mit|avec|con|com)\s+/iu;
const TOPICS_MIN = 2;
const TOPICS_MAX = 8;
const WORDS_MAX = 3;

/**
 * The topics that a request lists for fields to be grouped by: "group it (temperature, air, alarms)". Empty unless at least two of
 * them are named in the fields.
 */
export function listedTopics(prompt: string, fields: readonly Field[]): string[] {
  const clauses = prompt.split(CLAUSE_END).flatMap((clause) => [clause, clause.replace(LEAD, '')]);
  const found = clauses.map((clause) => {
    const topics = topicsIn(clause);
    return { topics, named: topics.filter((topic) => fields.some((field) => isNamedIn(topic, field))).length };
  });
  const [best] = found.toSorted((a, b) => b.named - a.named || a.topics.length - b.topics.length);
  return best !== undefined && best.named >= TOPICS_MIN ? best.topics : [];
}

function topicsIn(clause: string): string[] {
  const items = splitItems(clause);
  const topics = items.map((item) => capitalized(withoutDeterminers(item.trim())));
  const areShort = topics.every((topic) => topic !== '' && topic.split(/\s+/u).length <= WORDS_MAX);
  return areShort && topics.length >= TOPICS_MIN && topics.length <= TOPICS_MAX ? topics : [];
}

function isNamedIn(topic: string, { name, label, help = '' }: Field): boolean {
  const words = wordsOf(`${name} ${label} ${help}`);
  return wordsOf(topic).some((word) => words.some((other) => areSameWord(word, other)));
}
