import { setOf } from '#builtin/understand/learned/connectives.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { usualTag } from '#builtin/understand/learned/usual-tag.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { TaggedPart } from '../tagged-part.ts';

const BUTTON = wordList(
  'button*|knopf|knopfe|schaltflache*|bouton*|boton*|botao|botoes|pulsante|pulsanti|bottone|bottoni|link*|cta',
);
const BUTTON_NEAR_CHARS = 24;
const FUNCTION_WORDS = setOf('to for with and zum zur zu fur mit und pour de avec et para con y com e per di um');

const SAYERS = setOf(
  'i we you they he she it who ich wir du sie er je nous vous ils yo nosotros eu nós io noi needs must should has',
);

/** True for a part with a word for a button near it. */
export function isCalledButton(prompt: string, { start, end }: TaggedPart): boolean {
  return says(BUTTON, prompt.slice(Math.max(0, start - BUTTON_NEAR_CHARS), end + BUTTON_NEAR_CHARS));
}

/**
 * True for what the tagger takes for a button and is none: what leads to a label ("un bouton pour …"), what somebody asks ("can I
 * bring a friend") and what is wished ("needs to work on mobile").
 */
export function isNoButton({ tag: name, text }: TaggedPart): boolean {
  if (name !== 'button') return false;
  return (
    FUNCTION_WORDS.has(foldText(text)) || (text.includes(' ') && SAYERS.has(text.split(' ', 1)[0]?.toLowerCase() ?? ''))
  );
}

const AND = /^\s*,\s*$|^\s*,?\s(?:and|or|und|oder|et|ou|y|o|e|ed)\s$/u;
const MEMBER_TAGS: ReadonlySet<Tag> = new Set(['option', 'fact', 'column', 'lane', 'feature', 'field']);

/** "Physics, chemistry, technical drawing": what ends a list without a word for a button, or for something to do, is a member. */
export function asMember(prompt: string, part: TaggedPart, before: readonly TaggedPart[]): TaggedPart {
  const [earlier, last] = before;
  if (part.tag !== 'button' || earlier === undefined || last === undefined || earlier.tag !== last.tag) return part;
  const isListed = [prompt.slice(earlier.end, last.start), prompt.slice(last.end, part.start)].every((gap) =>
    AND.test(gap),
  );
  const isDone =
    isCalledButton(prompt, part) ||
    intentOf(foldText(part.text)) !== 'plain' ||
    usualTag(part.text.split(' ', 1)[0] ?? '') === 'button';
  return MEMBER_TAGS.has(last.tag) && isListed && !isDone ? { ...part, tag: last.tag } : part;
}
