import { classNames } from '../../parts/looks/class-names.ts';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import css from './timeline.module.css';

/** Events in order along a line. */
export function Timeline({ props }: Drawn<'Timeline'>) {
  const { items, orientation, align, size, accent, connectorColor, mutedColor } = props;
  const isUpright = orientation === 'vertical';
  const hasIcons = size === 'lg' && items.some(({ icon }) => icon !== undefined);
  const list = (
    <ol
      className={
        isUpright
          ? classNames(align === 'alternate' && css['alternate'], css[size === 'lg' && !hasIcons ? 'plainlg' : size])
          : css['horizontal']
      }
    >
      {items.map(({ title, time, description, icon, tone, color, active }, at) => (
        <TimelineEntry
          key={at}
          title={title}
          time={time}
          description={description}
          icon={size === 'lg' ? icon : undefined}
          tone={tone}
          isActive={active}
          isLast={at === items.length - 1}
          size={size}
          dotColor={color ?? (tone === 'neutral' ? accent : undefined)}
          lineColor={connectorColor}
          mutedColor={mutedColor}
        />
      ))}
    </ol>
  );
  return isUpright ? (
    <div className={css['timeline']}>{list}</div>
  ) : (
    <ScrollArea
      className={classNames(css['timeline'], css['scroller'])}
      label={items.map(({ title }) => title).join(', ')}
    >
      {list}
    </ScrollArea>
  );
}
