import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { shadowOf } from '../../parts/looks/looks.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './confirmation.module.css';

/** A question in the flow of the page with two answers. The answer given stays marked and may be changed. */
export function Confirmation(drawn: Drawn<'Confirmation'>) {
  const { id, props, fire, isBusy } = drawn;
  const { message, confirmLabel, denyLabel, tone, bg, color, borderColor, shadow } = props;
  const [decision, setDecision] = useLive(drawn, 'decision');
  return (
    <div
      role="group"
      aria-labelledby={`${id}-message`}
      className={css['card']}
      data-ui-framed=""
      style={{ ...surfaceStyles(bg, color), ...styles({ '--edge': borderColor, boxShadow: shadowOf(shadow) }) }}
    >
      <p id={`${id}-message`} className={css['message']}>
        {message}
      </p>
      <div className={css['answers']}>
        <ButtonFace
          variant="outline"
          style={styles({ '--ink': color })}
          isLoading={isBusy && decision === 'denied'}
          onClick={() => {
            setDecision('denied');
            fire('dismiss', { label: denyLabel });
          }}
        >
          {decision === 'denied' && <Icon name="check" />}
          <bdi>{denyLabel}</bdi>
        </ButtonFace>
        <ButtonFace
          variant="primary"
          tone={tone === 'neutral' ? undefined : tone}
          isLoading={isBusy && decision === 'approved'}
          onClick={() => {
            setDecision('approved');
            fire('commit', { label: confirmLabel });
          }}
        >
          {decision === 'approved' && <Icon name="check" />}
          <bdi>{confirmLabel}</bdi>
        </ButtonFace>
      </div>
      <div role="status" className={css['status']}>
        <Hidden>
          {decision === 'approved' && confirmLabel}
          {decision === 'denied' && denyLabel}
        </Hidden>
      </div>
    </div>
  );
}
