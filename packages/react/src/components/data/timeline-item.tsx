import type { Drawn } from '../../runtime/drawn.ts';
import { TimelineEntry } from './timeline-entry.tsx';

/** One entry of a history, with components below it. */
export function TimelineItem({ props, children }: Drawn<'TimelineItem'>) {
  const { title, time, description, icon, tone, active, last, dotColor, connectorColor, mutedColor } = props;
  return (
    // Entries stand alone wherever the caller puts them: each brings the list that a list item needs.
    <ul>
      <TimelineEntry
        title={title}
        time={time}
        description={description}
        icon={icon}
        tone={tone}
        isActive={active}
        isLast={last}
        dotColor={dotColor}
        lineColor={connectorColor}
        mutedColor={mutedColor}
      >
        {children}
      </TimelineEntry>
    </ul>
  );
}
