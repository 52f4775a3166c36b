import type { ReactNode } from 'react';
import type { IconName } from '../generated/icon-names.ts';
import { classNames } from './looks/class-names.ts';
import css from './fold.module.css';
import { useHeading } from './outline.ts';
import { Icon } from './looks/icon.tsx';

type FoldProps = {
  /** Base of the ids of heading and panel. */
  id: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  size: 'sm' | 'md' | 'lg';
  /** Without a frame around. */
  isBare: boolean;
  icon: IconName | undefined;
  iconPosition?: 'start' | 'end';
  /** Names the panel as a region of the page. */
  isRegion?: boolean;
  panelClass?: string | undefined;
  children: ReactNode;
};

/** A heading button and the panel that it shows or hides. */
export function Fold(props: FoldProps) {
  const Title = useHeading();
  const { id, title, isOpen, onToggle, size, isBare, icon = 'chevron-down', iconPosition = 'end', children } = props;
  const glyph = <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} className={css['glyph']} />;
  return (
    <>
      <Title>
        <button
          type="button"
          id={`${id}-heading`}
          className={classNames(css['heading'], css[size], isBare && css['bare'])}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          {iconPosition === 'start' && glyph}
          <span className={css['words']}>
            <bdi>{title}</bdi>
          </span>
          {iconPosition === 'end' && glyph}
        </button>
      </Title>
      <div
        id={`${id}-panel`}
        role={props.isRegion === true ? 'region' : undefined}
        aria-labelledby={props.isRegion === true ? `${id}-heading` : undefined}
        className={classNames(css['panel'], css[size], isBare && css['barePanel'], props.panelClass)}
        hidden={!isOpen}
      >
        {children}
      </div>
    </>
  );
}
