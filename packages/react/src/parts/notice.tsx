import type { ReactNode } from 'react';
import type { IconName } from '../generated/icon-names.ts';
import { useWords } from '../runtime/runtime.ts';
import { classNames } from './looks/class-names.ts';
import { Icon } from './looks/icon.tsx';
import css from './notice.module.css';

/** What a notice is about; it decides colours and icon. */
export type NoticeTone = 'neutral' | 'success' | 'warning' | 'critical' | 'info';

const TONE_ICONS: Record<NoticeTone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  critical: 'alert-circle',
};

/** The glyph of a notice: from its tone, none, or the one that was asked for. */
export function noticeIcon(icon: 'auto' | 'none' | IconName, tone: NoticeTone): IconName | undefined {
  if (icon === 'none') return undefined;
  return icon === 'auto' ? TONE_ICONS[tone] : icon;
}

/** Critical and warning notices interrupt a screen reader, the others wait their turn. */
export function noticeRole(tone: NoticeTone): 'alert' | 'status' {
  return tone === 'critical' || tone === 'warning' ? 'alert' : 'status';
}

type NoticeBodyProps = {
  icon: IconName | undefined;
  title?: string | undefined;
  message?: string | undefined;
  titleId?: string;
  size?: 'sm' | 'md' | 'lg';
  isCentered?: boolean;
  children?: ReactNode;
  /** Adds an x of this name. */
  dismissLabel?: string | undefined;
  onDismiss?: () => void;
};

/** What Alert, Callout and Toast hold: a glyph, a title, a message, and an x. The box around it is the component's. */
export function NoticeBody(props: NoticeBodyProps) {
  const { icon, title, message, titleId, size = 'md', isCentered = false, children, dismissLabel, onDismiss } = props;
  return (
    <div className={classNames(css['body'], css[size], isCentered && css['centered'])}>
      {icon !== undefined && <Icon name={icon} className={css['glyph']} size={size} />}
      <div className={css['words']}>
        {title !== undefined && title !== '' && (
          <p id={titleId} className={css['title']}>
            <bdi>{title}</bdi>
          </p>
        )}
        {message !== undefined && message !== '' && (
          <p className={css['message']}>
            <bdi>{message}</bdi>
          </p>
        )}
        {children}
      </div>
      {dismissLabel !== undefined && <DismissButton label={dismissLabel} onPress={onDismiss} />}
    </div>
  );
}

/** The x of a notice; it takes the colour of the words around it. */
export function DismissButton({ label, onPress }: { label: string; onPress: (() => void) | undefined }) {
  const say = useWords();
  return (
    <button type="button" className={css['dismiss']} aria-label={label || say('Dismiss')} onClick={onPress}>
      <Icon name="x" />
    </button>
  );
}
