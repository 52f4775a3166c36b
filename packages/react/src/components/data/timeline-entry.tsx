import type { ReactNode } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { IconName } from '../../generated/icon-names.ts';
import css from './timeline-entry.module.css';

type TimelineEntryProps = {
  title: string;
  time: string | undefined;
  description: string | undefined;
  /** A glyph makes the dot large. */
  icon: IconName | undefined;
  tone: string;
  isActive: boolean;
  isLast?: boolean;
  size?: 'sm' | 'md' | 'lg';
  dotColor?: string | undefined;
  lineColor?: string | undefined;
  mutedColor?: string | undefined;
  children?: ReactNode;
};

/** One event on a line: its dot, its words, what hangs on it. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { title, time = '', description = '', icon, tone, isActive, isLast = false, size = 'md', children } = props;
  const { dotColor, lineColor, mutedColor } = props;
  return (
    <li
      aria-current={isActive ? 'step' : undefined}
      data-tone={tone}
      className={classNames(
        css['entry'],
        css[size],
        icon === undefined && css['plain'],
        isActive && css['active'],
        isLast && css['last'],
      )}
      style={styles({
        '--timeline-dot': dotColor,
        '--timeline-dot-ink': inkOn(dotColor),
        '--timeline-line': lineColor,
        '--timeline-muted': mutedColor,
      })}
    >
      <span className={css['dot']} aria-hidden="true">
        {icon !== undefined && <Icon name={icon} size="sm" />}
      </span>
      <div className={css['body']}>
        <div className={css['head']}>
          <span className={css['title']}>
            <bdi>{title}</bdi>
          </span>
          {time !== '' && (
            <span className={css['time']}>
              <bdi>{time}</bdi>
            </span>
          )}
        </div>
        {description !== '' && (
          <p className={css['note']}>
            <bdi>{description}</bdi>
          </p>
        )}
        {children !== undefined && children !== null && (
          <div className={classNames(css['children'], column['column'])}>{children}</div>
        )}
      </div>
    </li>
  );
}
