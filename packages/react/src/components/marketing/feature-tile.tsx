import type { CSSProperties } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { NEW_TAB } from '../../parts/pressing/new-tab.tsx';
import type { IconName } from '../../generated/icon-names.ts';
import css from './feature-tile.module.css';

type FeatureTileProps = {
  title: string;
  description: string | undefined;
  icon: IconName | undefined;
  variant: 'plain' | 'bordered' | 'elevated';
  align: 'start' | 'center';
  titleLevel: 'h1' | 'h2' | 'h3' | 'h4';
  href?: string | undefined;
  isExternal?: boolean;
  /** Makes the tile a button. */
  onPress?: (() => void) | undefined;
  isBusy?: boolean;
  style?: CSSProperties;
};

/** One selling point. The whole tile is pressed through the heading's link or button. */
export function FeatureTile(props: FeatureTileProps) {
  const {
    title,
    description,
    icon,
    variant,
    align,
    titleLevel: Title,
    href,
    isExternal = false,
    onPress,
    isBusy = false,
    style,
  } = props;
  const isPressed = href !== undefined || onPress !== undefined;
  return (
    <div className={classNames(css['tile'], css[variant], css[align], isPressed && css['pressable'])} style={style}>
      {icon !== undefined && (
        <span className={css['chip']}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <Title className={css['title']}>
        <PressableTitle {...{ title, href, isExternal, onPress, isBusy }} />
      </Title>
      {description !== undefined && description !== '' && (
        <p className={css['description']}>
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
}

type PressableTitleProps = {
  title: string;
  href: string | undefined;
  isExternal: boolean;
  onPress: (() => void) | undefined;
  isBusy: boolean;
};

// A link where there is an address, else a button where a press does something.
function PressableTitle({ title, href, isExternal, onPress, isBusy }: PressableTitleProps) {
  if (href !== undefined) {
    return (
      <a className={css['press']} href={href} {...(isExternal ? NEW_TAB : {})}>
        <bdi>{title}</bdi>
      </a>
    );
  }
  if (onPress === undefined) return <bdi>{title}</bdi>;
  return (
    <button
      type="button"
      className={css['press']}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      <bdi>{title}</bdi>
    </button>
  );
}
