import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { dashboardScreen } from './dashboard.ts';
import { eventsCard, timelineOf } from '#builtin/parts/records/timeline.ts';

/** Dated events along a line. Data without dated events is shown as a dashboard. */
export function timelineScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const lines = sets.flatMap((set) => {
    const line = timelineOf(u, set, true);
    return line === undefined
      ? []
      : [part(`${line.id}Card`, 'Card', sets.length > 1 ? { title: set.label } : {}, [line])];
  });
  if (lines.length === 0) lines.push(...timelineFromPrompt(u));
  if (lines.length === 0) return dashboardScreen(u);
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  return page(u, u.named.title ?? sets[0]?.label ?? u.copy.overview, 'md', top.buttons, [...lines, ...top.dialogs]);
}

// The prompt may state the events: "Kickoff in March, beta in June".
function timelineFromPrompt({ parts }: Understanding): Part[] {
  if (parts.events.length > 0) return [eventsCard(parts.events)];
  const items = parts.facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ title: label, time: value }]));
  return items.length < 2 ? [] : [part('timelineCard', 'Card', {}, [part('timeline', 'Timeline', { items })])];
}
