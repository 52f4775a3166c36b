import type { ReactNode } from 'react';
import type { IconName } from '../generated/icon-names.ts';
import { classNames } from './looks/class-names.ts';
import { Icon } from './looks/icon.tsx';
import css from './state-panel.module.css';
import { styles } from './looks/styles.ts';

type StatePanelProps = {
  /** The heading's id, for the section that it names. */
  titleId: string;
  title: string;
  titleLevel: 'h1' | 'h2' | 'h3' | 'h4';
  description: string | undefined;
  icon: IconName | undefined;
  /** Colours glyph and tile; without one the tile is plain. */
  tone?: string | undefined;
  /** Large text above the title. */
  code?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  align: 'center' | 'start';
  role?: 'alert' | 'status' | 'region';
  bg?: string | undefined;
  color?: string | undefined;
  mutedColor?: string | undefined;
  children?: ReactNode;
};

/** What stands where content would be: a glyph, a heading, a sentence and what to do next. */
export function StatePanel(props: StatePanelProps) {
  const { titleId, title, titleLevel: Title, description, icon, tone, code, size = 'md', align, role } = props;
  const { bg, color, mutedColor, children } = props;
  return (
    <section
      className={classNames(css['panel'], css[size], css[align], bg !== undefined && css['filled'])}
      role={role}
      aria-labelledby={titleId}
      style={styles({ '--fill': bg, '--ink': color, '--muted': mutedColor })}
    >
      {icon !== undefined && (
        <span className={classNames(css['tile'], tone !== undefined && css['toned'])} data-tone={tone}>
          <Icon name={icon} size={ICON_SIZES[size]} />
        </span>
      )}
      {code !== undefined && code !== '' && <p className={css['code']}>{code}</p>}
      <Title id={titleId} className={css['title']}>
        <bdi>{title}</bdi>
      </Title>
      {description !== undefined && description !== '' && (
        <p className={css['description']}>
          <bdi>{description}</bdi>
        </p>
      )}
      {children !== null && children !== undefined && <div className={css['actions']}>{children}</div>}
    </section>
  );
}

const ICON_SIZES = { sm: 'md', md: 'lg', lg: 'xl' } as const;
