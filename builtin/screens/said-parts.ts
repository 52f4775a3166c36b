import { factPlaces } from '../parts/coming-facts.ts';
import { namedButton } from '../parts/named-buttons.ts';
import { part, type Part } from '../part.ts';
import type { Json } from '#contract/json/json.ts';
import { wordsOf } from '../understand/fold-text.ts';
import type { Understanding } from '../understand/understanding.ts';
import { withAskedFields } from './asked-fields.ts';
import { isDrawn } from './special-view.ts';

/**
 * A screen with everything that the request names and the layout has no place for: quoted words, facts, fields and buttons,
 * each once, below the rest. Where the caller declares actions, buttons are these and no others.
 */
export function withSaid(u: Understanding, screen: Part): Part {
  const isMissing = missingIn(screen);
  const { quotes, facts, fields, options, buttons } = u.parts;
  const asked = fields.filter(({ label }) => isMissing(label) && !isDrawn(u, label));
  const told = facts.filter(({ label, value }) => isMissing(label) || (value !== undefined && isMissing(value)));
  const more: Part[] = [
    ...quotes.filter(isMissing).map((text) => part('note', 'Text', { text })),
    ...factPlaces(u, told, null),
    ...legend(options.filter(isMissing)),
    ...moreButtons(u, buttons.filter(isMissing)),
  ];
  const whole = withAskedFields(u, screen, asked);
  return more.length === 0 ? whole : below(whole, more);
}

// What colours or kinds things come in, where no control takes it.
function legend(options: readonly string[]): Part[] {
  if (options.length === 0) return [];
  const badges = options.map((text) => part('kind', 'Badge', { text }));
  return [part('legend', 'Stack', { direction: 'horizontal', gap: 'sm' }, badges)];
}

function moreButtons(u: Understanding, labels: readonly string[]): Part[] {
  if (labels.length === 0 || !u.mayInvent || u.actions.length > 0) return [];
  const buttons = labels.map((label) => namedButton(label, 'secondary', u.copy));
  return [part('moreActions', 'Stack', { direction: 'horizontal', gap: 'sm' }, buttons)];
}

// At the end of the page: the innermost stack that holds all of its content.
function below(screen: Part, more: readonly Part[]): Part {
  const [only] = screen.children;
  if (screen.children.length === 1 && only !== undefined && (screen.type === 'Container' || only.type === 'Stack'))
    return { ...screen, children: [below(only, more)] };
  if (screen.type === 'Stack' || screen.type === 'Container')
    return { ...screen, children: [...screen.children, ...more] };
  return part('page', 'Stack', { gap: 'lg' }, [screen, ...more]);
}

// What no text of the screen says, however it is spelled: "e-mail" and "Email" are one.
function missingIn(screen: Part): (text: string) => boolean {
  // Read with the first question, since many requests have none.
  let said: { phrases: string; wholes: ReadonlySet<string> } | undefined;
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return false;
    said ??= saidIn(screen);
    return !said.phrases.includes(` ${words.join(' ')} `) && !said.wholes.has(words.join(''));
  };
}

function saidIn(screen: Part): { phrases: string; wholes: ReadonlySet<string> } {
  const words = [...new Set(wordsIn(screen))].map(wordsOf);
  return {
    phrases: words.map((of) => ` ${of.join(' ')} `).join('\n'),
    wholes: new Set(words.map((of) => of.join(''))),
  };
}

function wordsIn({ props, children, seeds }: Part): string[] {
  return [...textsOf({ ...props, ...seeds }), ...children.flatMap(wordsIn)];
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
