import type { CSSProperties, ReactNode } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { ActionFace } from './action-face.tsx';
import { Icon } from '../looks/icon.tsx';
import css from './link-actions.module.css';
import { styles } from '../looks/styles.ts';
import { solidFill } from '../looks/solid-fill.ts';

/** A call to action as the catalog describes it. */
export type LinkAction = {
  label: string;
  href: string | undefined;
  external: boolean;
  variant: 'primary' | 'secondary' | 'outline' | 'ghost' | undefined;
  icon: IconName | undefined;
};

type LinkActionsProps = {
  actions: readonly LinkAction[];
  accent: string | undefined;
  accentText?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** On a fill of the caller's, the quieter buttons take their colours from its text. */
  isOnFill?: boolean;
  /** The action that is running now. */
  busyLabel?: string | undefined;
  onPress: (label: string, index: number) => void;
};

/** A row of calls to action; the first is the primary one unless it says otherwise. */
export function LinkActions(props: LinkActionsProps): ReactNode {
  const { actions, accent, accentText, size = 'lg', isOnFill = false, busyLabel, onPress } = props;
  if (actions.length === 0) return null;
  const looksOf = (variant: NonNullable<LinkAction['variant']>): CSSProperties => {
    if (variant === 'primary') return solidFill(accent, accentText);
    return isOnFill ? quiet(variant) : {};
  };
  return (
    <div className={css['actions']}>
      {actions.map(({ label, href, external, variant: given, icon }, index) => {
        const variant = given ?? (index === 0 ? 'primary' : 'outline');
        return (
          <ActionFace
            key={index}
            href={href}
            isExternal={external}
            variant={variant}
            size={size}
            isLoading={busyLabel === label}
            style={looksOf(variant)}
            onPress={() => onPress(label, index)}
          >
            {icon !== undefined && <Icon name={icon} />}
            <bdi>{label}</bdi>
          </ActionFace>
        );
      })}
    </div>
  );
}

function quiet(variant: 'secondary' | 'outline' | 'ghost') {
  return styles({
    '--fill': variant === 'secondary' ? 'color-mix(in oklab, currentColor 16%, transparent)' : 'transparent',
    '--fill-hover': 'color-mix(in oklab, currentColor 22%, transparent)',
    '--edge': variant === 'outline' ? 'color-mix(in oklab, currentColor 50%, transparent)' : undefined,
    '--ink': 'currentColor',
  });
}
