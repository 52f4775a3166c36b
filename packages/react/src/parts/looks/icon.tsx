import { createElement } from 'react';
import { ICONS } from '../../generated/icons.ts';
import type { IconName } from '../../generated/icon-names.ts';
import css from './icon.module.css';

/** Icons that mean a direction turn around in right-to-left text. */
const DIRECTIONAL =
  /^(?:chevron|arrow|chevrons|corner|move|log|skip|rewind|fast-forward|undo|redo|reply|forward|send)\b.*|^(?:undo|redo|reply|forward|send)$/;
const NOT_DIRECTIONAL = /(?:-up|-down)$/;

/** One icon of the registry, as decoration: the words beside it carry the meaning. Size follows `size`, colour the text. */
export function Icon({
  name,
  size = 'md',
  className,
}: {
  name: IconName;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  className?: string | undefined;
}) {
  const isMirrored = DIRECTIONAL.test(name) && !NOT_DIRECTIONAL.test(name);
  return (
    <svg
      className={[css['icon'], css[size], isMirrored ? css['mirrored'] : '', className ?? ''].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {ICONS[name].map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
