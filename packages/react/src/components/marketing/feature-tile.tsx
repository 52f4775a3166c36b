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
    isBusy,
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
        {href !== undefined ? (
          <a className={css['press']} href={href} {...(isExternal ? NEW_TAB : {})}>
            <bdi>{title}</bdi>
          </a>
        ) : onPress !== undefined ? (
          <button
            type="button"
            className={css['press']}
            aria-disabled={isBusy === true || undefined}
            onClick={() => {
              if (isBusy !== true) onPress();
            }}
          >
            <bdi>{title}</bdi>
          </button>
        ) : (
          <bdi>{title}</bdi>
        )}
      </Title>
      {description !== undefined && description !== '' && (
        <p className={css['description']}>
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
}
