import type { FoundMessage } from '#builtin/starters/find-message.ts';
import { starterNamed } from '#builtin/starters/starter.ts';
import { namedButton } from '#builtin/parts/actions/named-buttons.ts';
import { factCard } from '#builtin/parts/facts/named-facts.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { bind, part, type Part } from '#builtin/part.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const MAX_FACTS = 4;
const STATUS = { failed: 'error', done: 'success', info: 'info' } as const;

/** The usual message that a request names: a heading, a sentence and what to do next. */
export function usualMessageScreen(u: Understanding, message: FoundMessage): Part {
  const title = quotedAs('title', u.quoted) ?? message.title ?? capitalized(u.prompt.trim());
  const text = subtitleOf(u) ?? message.text;
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'lg' }, partsOf(u, message, title, text)),
  ]);
}

function partsOf(u: Understanding, message: FoundMessage, title: string, text: string): Part[] {
  const { kind, icon, of } = message;
  const onPage = { title, titleLevel: 'h1', size: 'lg' };
  switch (kind) {
    case 'error':
      return [part('error', 'ErrorState', { ...onPage, detail: text }, buttons(u, message))];
    case 'nothing':
      return [part('empty', 'EmptyState', { ...onPage, description: text, icon }, buttons(u, message))];
    case 'question':
    case 'destroy':
      return [question(u, message, title, text)];
    default:
      return [
        part('outcome', 'Result', { title, status: STATUS[kind], description: text }),
        ...factsOf(u, of),
        part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons(u, message)),
      ];
  }
}

function buttons(u: Understanding, message: FoundMessage): Part[] {
  const labels = u.buttonLabels.length > 0 ? u.buttonLabels : message.buttons;
  if (!u.canInventActions) return [];
  return labels.map((label, at) => namedButton(label, at === 0 ? 'primary' : 'secondary', u.copy));
}

function factsOf(u: Understanding, of: string | undefined): Part[] {
  if (of === undefined) return [];
  const facts = starterNamed(of, u.language).has.filter(({ choices }) => choices === undefined);
  return factCard(
    u,
    facts.slice(0, MAX_FACTS).map(({ label }) => ({ label, value: undefined, lead: '' })),
  );
}

function question(u: Understanding, { kind, buttons: labels }: FoundMessage, title: string, text: string): Part {
  const isDestructive = kind === 'destroy';
  const [yes = u.copy.confirm, no = u.copy.deny] = u.buttonLabels.length > 1 ? u.buttonLabels : labels;
  const path = `/${ownKey(u, 'decision')}`;
  const props = {
    message: text,
    confirmLabel: yes,
    denyLabel: no,
    decision: bind(path),
    tone: isDestructive ? 'critical' : undefined,
  };
  const answer = part('answer', 'Confirmation', props, [], {
    on: { commit: { action: 'confirm' }, dismiss: { action: 'cancel' } },
    seeds: { [path]: '' },
  });
  const description = u.canInventActions ? undefined : text;
  return part('card', 'Card', { title, description, titleLevel: 'h1' }, u.canInventActions ? [answer] : []);
}
