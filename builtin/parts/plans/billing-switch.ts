import { bind, part, read, type Part } from '#builtin/part.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const YEARLY = wordList('yearly|annual|annually|jahrlich|annuel*|anual');
const SWITCH = wordList('switch|toggle|discount|billing|selector');
const EITHER = wordList('monthly yearly/annual/annually|monthly and/or/vs yearly/annual/annually');

/** Whether words ask for the choice between billing by the month and by the year. */
export function asksForBilling(text: string): boolean {
  return (says(YEARLY, text) && says(SWITCH, text)) || says(EITHER, text);
}

/** Where plans are billed by the month or by the year as the user likes: the choice, and what is chosen. */
export function billingSwitch(u: Understanding): Part[] {
  if (!asksForBilling(u.prompt)) return [];
  const path = `/${ownKey(u, 'billing')}`;
  const options = [u.copy.monthly, u.copy.yearly].map((label) => ({ label, value: label }));
  const choice = part('billingSwitch', 'SegmentedControl', { options, value: bind(path) }, [], {
    seeds: { [path]: u.copy.monthly },
  });
  // Quiet beside the choice itself, which says it first.
  const chosen = part('billingNote', 'Text', { text: read(path), variant: 'caption' });
  return [part('billingRow', 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [choice, chosen])];
}
