import { ActionFace } from '../../parts/pressing/action-face.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { StatePanel } from '../../parts/state-panel.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** A whole-page panel for an address or record that does not exist, with one way out. */
export function NotFound({ id, props, fire, isBusy }: Drawn<'NotFound'>) {
  const { title, code, description, icon, actionLabel, actionHref, actionExternal, align } = props;
  const { bg, color, mutedColor, accent } = props;
  return (
    <StatePanel
      titleId={`${id}-title`}
      titleLevel="h1"
      title={title}
      code={code}
      description={description}
      icon={icon}
      size="lg"
      align={align}
      bg={bg}
      color={color ?? inkOn(bg)}
      mutedColor={mutedColor ?? inkOn(bg)}
    >
      {actionLabel !== undefined && actionLabel !== '' && (
        <ActionFace
          href={actionHref}
          isExternal={actionExternal}
          isLoading={isBusy}
          style={solidFill(accent ?? inkOn(bg) ?? 'var(--ui-inverse)', accent === undefined ? bg : undefined)}
          onPress={() => fire('commit', { label: actionLabel })}
        >
          <bdi>{actionLabel}</bdi>
        </ActionFace>
      )}
    </StatePanel>
  );
}
