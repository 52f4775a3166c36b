import { ActionFace } from '../../parts/pressing/action-face.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { StatePanel } from '../../parts/state-panel.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { IconName } from '../../generated/icon-names.ts';
import type { Drawn } from '../../runtime/drawn.ts';

const LOOKS: Record<Drawn<'Result'>['props']['status'], { icon: IconName; tone: string }> = {
  success: { icon: 'check-circle', tone: 'success' },
  error: { icon: 'x-circle', tone: 'critical' },
  warning: { icon: 'alert-triangle', tone: 'warning' },
  info: { icon: 'info', tone: 'info' },
  pending: { icon: 'clock', tone: 'neutral' },
};

/** A closing screen that states how a finished operation turned out. */
export function Result({ id, props, fire, write, isBusy }: Drawn<'Result'>) {
  const { title, status, description, icon, actions = [], activeAction, align, bg, color, mutedColor, accent } = props;
  const look = LOOKS[status];
  const ink = color ?? inkOn(bg);
  return (
    <StatePanel
      titleId={`${id}-title`}
      titleLevel="h2"
      title={title}
      description={description}
      icon={icon ?? look.icon}
      tone={look.tone}
      size="lg"
      align={align}
      role="status"
      bg={bg}
      color={ink}
      mutedColor={mutedColor ?? inkOn(bg)}
    >
      {actions.map((action, index) => {
        const { label, href, external } = action;
        const variant = action.variant ?? (index === 0 ? 'primary' : 'secondary');
        return (
          <ActionFace
            key={index}
            href={href}
            isExternal={external}
            variant={variant}
            isLoading={isBusy && activeAction === label}
            style={
              variant === 'primary'
                ? solidFill(accent ?? inkOn(bg) ?? 'var(--ui-inverse)', accent === undefined ? bg : undefined)
                : styles({ '--ink': color })
            }
            onPress={() => {
              write('activeAction', label);
              fire('commit', { label, index });
            }}
          >
            <bdi>{label}</bdi>
          </ActionFace>
        );
      })}
    </StatePanel>
  );
}
