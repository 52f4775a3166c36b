import { summaryOf } from '../parts/summary.ts';
import { type Part, part } from '../part.ts';
import { actionControls } from '../parts/action-controls.ts';
import { subtitleOf } from '../parts/page.ts';
import { bareTitle } from '../read/bare-title.ts';
import type { Understanding } from '../read/understanding.ts';

const DEED =
  /^(?:\p{L}+ )?(?:booking|order|payment|registration|reservation|appointment|subscription|purchase|donation|delivery|transfer|cancellation)$/iu;

/** Tells that something is done, with the facts it is about and what can be done next. */
export function outcomeScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const props = { title: outcomeTitle(u), status: 'success', description: subtitleOf(u) };
  const row =
    controls.buttons.length === 0
      ? []
      : [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, controls.buttons)];
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'lg' }, [
      part('outcome', 'Result', props),
      ...summaryOf(u),
      ...row,
      ...controls.dialogs,
    ]),
  ]);
}

// "Booking confirmation" is called "Booking confirmed"; other languages keep the words of the prompt.
function outcomeTitle(u: Understanding): string {
  const said = u.quoted.find(({ role }) => role === 'title')?.text;
  const bare = bareTitle(u.named.title ?? '');
  if (said !== undefined || bare === '' || /^thank you\b/iu.test(bare)) return said ?? u.copy.thankYou;
  if (/\b(?:success\w*|message|screen|page|user)\b/iu.test(bare) && bare.split(' ').length > 2) return u.copy.done;
  return u.language === 'en' && DEED.test(bare) ? `${bare} confirmed` : bare;
}
