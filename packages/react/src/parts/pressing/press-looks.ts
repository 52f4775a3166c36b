import type { CSSProperties } from 'react';
import { inkOn } from '../looks/ink-on.ts';
import { styles } from '../looks/styles.ts';

type PressLooks = {
  activeColor: string | undefined;
  activeText: string | undefined;
  trackColor: string | undefined;
  borderColor: string | undefined;
  radiusValue: string | undefined;
};

/** The custom properties that carry a caller's colours into buttons that stay pressed. */
export function pressLooks(props: PressLooks): CSSProperties {
  const { activeColor, activeText, trackColor, borderColor, radiusValue } = props;
  return styles({
    '--on-fill': activeColor,
    '--on-ink': activeText ?? inkOn(activeColor),
    '--off-fill': trackColor,
    '--off-ink': inkOn(trackColor),
    '--edge': borderColor,
    '--corner': radiusValue,
  });
}
