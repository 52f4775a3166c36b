import { summaryOf } from '#builtin/parts/facts/summary.ts';
import { type Part, part } from '#builtin/part.ts';
import { factPlaces, namedFacts } from '#builtin/parts/facts/named-facts.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { bareTitle, FAILED } from '#builtin/understand/screen/decision.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { waysOn } from '#builtin/parts/actions/named-buttons.ts';

const DEEDS = wordList(
  'booking|order|payment|registration|reservation|appointment|subscription|purchase|donation|delivery|transfer|cancellation',
);

/** Tells that something is done, with the facts it is about and what can be done next. */
export function outcomeScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const hasFailed = FAILED.test(foldText(u.prompt));
  const status = hasFailed ? 'error' : 'success';
  const props = { title: outcomeTitle(u, hasFailed), status, description: subtitleOf(u) };
  const buttons = controls.buttons.length > 0 ? controls.buttons : waysOn(u, hasFailed);
  const row =
    buttons.length === 0
      ? []
      : [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons)];
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'lg' }, [
      part('outcome', 'Result', props),
      ...(isEmpty(u.data) ? factPlaces(u, namedFacts(u)) : summaryOf(u)),
      ...row,
      ...controls.dialogs,
    ]),
  ]);
}

// "Booking confirmation" is called "Booking confirmed"; other languages keep the words of the prompt.
function outcomeTitle(u: Understanding, hasFailed: boolean): string {
  const said = quotedAs('title', u.quoted) ?? u.named.told;
  const bare = bareTitle(u.named.title ?? '');
  if (said !== undefined || bare === '' || /^thank you\b/iu.test(bare))
    return said ?? (hasFailed ? u.copy.failed : u.copy.thankYou);
  if (/\b(?:success(?:ful)?|message|screen|page|user)\b/iu.test(bare) && bare.split(' ').length > 2) return u.copy.done;
  return u.language === 'en' && /^(?:\p{L}+ )?\p{L}+$/u.test(bare) && endsIn(DEEDS, bare) ? `${bare} confirmed` : bare;
}
