import { summaryOf } from '../parts/summary.ts';
import { type Part, part } from '../part.ts';
import { factPlaces, namedFacts } from '../parts/coming-facts.ts';
import { namedButton, namedButtons } from '../parts/named-buttons.ts';
import { isEmpty } from '../read/data-shape.ts';
import { FAILED } from '../read/failure.ts';
import { foldText } from '../read/fold-text.ts';
import { actionControls } from '../parts/action-controls.ts';
import { subtitleOf } from '../parts/page.ts';
import { bareTitle } from '../read/bare-title.ts';
import type { Understanding } from '../read/understanding.ts';

const DEED =
  /^(?:\p{L}+ )?(?:booking|order|payment|registration|reservation|appointment|subscription|purchase|donation|delivery|transfer|cancellation)$/iu;

/** Tells that something is done, with the facts it is about and what can be done next. */
export function outcomeScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const status = FAILED.test(foldText(u.prompt)) ? 'error' : 'success';
  const props = { title: outcomeTitle(u), status, description: subtitleOf(u) };
  const buttons = controls.buttons.length > 0 ? controls.buttons : nextSteps(u, status);
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

// What the prompt names; after a failure, one more try in any case.
function nextSteps(u: Understanding, status: string): Part[] {
  const named = namedButtons(u);
  const retries = status === 'error' && u.mayInvent && u.actions.length === 0 && named.length === 0;
  return retries ? [namedButton(u.copy.retry, 'primary', u.copy)] : named;
}

// "Booking confirmation" is called "Booking confirmed"; other languages keep the words of the prompt.
function outcomeTitle(u: Understanding): string {
  const said = u.quoted.find(({ role }) => role === 'title')?.text;
  const bare = bareTitle(u.named.title ?? '');
  if (said !== undefined || bare === '' || /^thank you\b/iu.test(bare))
    return said ?? (FAILED.test(foldText(u.prompt)) ? u.copy.failed : u.copy.thankYou);
  if (/\b(?:success(?:ful)?|message|screen|page|user)\b/iu.test(bare) && bare.split(' ').length > 2) return u.copy.done;
  return u.language === 'en' && DEED.test(bare) ? `${bare} confirmed` : bare;
}
