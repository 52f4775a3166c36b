import type { Series } from './promtool.ts';

/** A situation, and whether an alert fires in it, an hour after it began. */
export type AlertCase = { alert: string; when: string; isFiring: boolean; series: Series };

// The usual job of pods that are found by their annotations: it names none of our services.
const OURS = 'job="kubernetes-pods",instance="a"';
const OTHERS = 'job="kubernetes-pods",instance="z"';
const build = (service: string): Series => ({ [`uic_build_info{${OURS},service="${service}"}`]: '1x60' });

const calls = (alert: string, when: string, series: Series): AlertCase => ({ alert, when, isFiring: true, series });
const isQuiet = (alert: string, when: string, series: Series): AlertCase => ({ alert, when, isFiring: false, series });

const errors = 'uic_gateway_errors_total';
const requests = 'http_server_request_duration_seconds_count';
const circuit = 'uic_composer_circuit_open';
const composes = 'uic_composer_compose_duration_seconds_count';
const firstOperation = 'uic_gateway_first_operation_seconds_bucket';
const settles = 'uic_accounts_settle_duration_seconds_count';
const settleTimes = 'uic_accounts_settle_duration_seconds_bucket';

/** For every alert, a situation in which it must fire and one in which it must not. */
export const ALERT_CASES: readonly AlertCase[] = [
  calls('LedgerDiffers', 'one month differs', { 'uic_accounts_invariant_differences{instance="a"}': '0x30 1x30' }),
  isQuiet('LedgerDiffers', 'none does', { 'uic_accounts_invariant_differences{instance="a"}': '0x60' }),

  calls('GatewayGone', 'the only gateway has gone', { 'uic_gateway_streams_active{instance="a"}': '0x30' }),
  isQuiet('GatewayGone', 'one of two has gone', {
    'uic_gateway_streams_active{instance="a"}': '0x30',
    'uic_gateway_streams_active{instance="b"}': '0x60',
  }),
  calls('ComposerGone', 'the only composer has gone', { 'uic_composer_composes_active{instance="a"}': '0x30' }),
  isQuiet('ComposerGone', 'it idles', { 'uic_composer_composes_active{instance="a"}': '0x60' }),
  calls('AccountsGone', 'the only replica has gone', { 'uic_accounts_invariant_differences{instance="a"}': '0x30' }),
  isQuiet('AccountsGone', 'it idles', { 'uic_accounts_invariant_differences{instance="a"}': '0x60' }),

  calls('ReplicaGone', 'one of ours does not answer', {
    [`up{${OURS}}`]: '1x30 0x30',
    [`uic_build_info{${OURS},service="composer"}`]: '1x30',
  }),
  isQuiet('ReplicaGone', "somebody else's does not", { [`up{${OTHERS}}`]: '1x30 0x30', ...build('composer') }),
  isQuiet('ReplicaGone', 'all answer', { [`up{${OURS}}`]: '1x60', ...build('composer') }),

  calls('ServiceErrors', 'one in ten requests fails, whatever others serve well', {
    [`${errors}{${OURS},code="INTERNAL_SERVER_ERROR"}`]: '0+60x60',
    [`${requests}{${OURS},route="/v1/compose",code="200"}`]: '0+600x60',
    [`${requests}{${OTHERS},route="/",code="200"}`]: '0+600000x60',
    ...build('gateway'),
  }),
  isQuiet('ServiceErrors', 'callers make mistakes', {
    [`${errors}{${OURS},code="BAD_REQUEST"}`]: '0+300x60',
    [`${errors}{${OURS},code="INTERNAL_SERVER_ERROR"}`]: '0x60',
    [`${requests}{${OURS},route="/v1/compose",code="200"}`]: '0+600x60',
    ...build('gateway'),
  }),

  calls('NoModel', 'every tier of a replica is open', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '0x30 1x30',
    [`${circuit}{instance="a",tier="composer-2"}`]: '0x30 1x30',
    [`${circuit}{instance="b",tier="composer-1"}`]: '0x60',
  }),
  calls('NoModel', 'now and then somebody finds every tier failing', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '0x30 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0',
  }),
  isQuiet('NoModel', 'every tier failed, and nobody has composed since', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '0x30 1x10 0x20',
  }),
  isQuiet('NoModel', 'everything works', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '0x60',
    [`${circuit}{instance="a",tier="composer-2"}`]: '0x60',
  }),
  isQuiet('NoModel', 'the first tier is open and the built-in one behind it serves', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '1x60',
    [`${circuit}{instance="a",tier="composer-2"}`]: '0x60',
  }),
  calls('ModelTierDown', 'one tier is open', {
    [`${circuit}{instance="a",tier="composer-1"}`]: '0x30 1x30',
    [`${circuit}{instance="a",tier="composer-2"}`]: '0x60',
  }),
  isQuiet('ModelTierDown', 'none is', { [`${circuit}{instance="a",tier="composer-1"}`]: '0x60' }),

  calls('CompositionsFail', 'one in ten fails on every tier', {
    [`${composes}{outcome="COMPOSITION_FAILED"}`]: '0+10x60',
    [`${composes}{outcome="completed"}`]: '0+90x60',
  }),
  isQuiet('CompositionsFail', 'one in a hundred does', {
    [`${composes}{outcome="COMPOSITION_FAILED"}`]: '0+1x60',
    [`${composes}{outcome="completed"}`]: '0+99x60',
  }),
  calls('RestartsRise', 'every other composition restarts', {
    'uic_composer_restarts_total{reason="empty_spec"}': '0+50x60',
    [`${composes}{outcome="completed"}`]: '0+100x60',
  }),
  isQuiet('RestartsRise', 'one in ten does', {
    'uic_composer_restarts_total{reason="empty_spec"}': '0+10x60',
    [`${composes}{outcome="completed"}`]: '0+100x60',
  }),
  calls('FirstOperationSlow', 'one in ten waits for half a minute', {
    [`${firstOperation}{le="1"}`]: '0+90x60',
    [`${firstOperation}{le="30"}`]: '0+100x60',
    [`${firstOperation}{le="+Inf"}`]: '0+100x60',
  }),
  isQuiet('FirstOperationSlow', 'all are served within a second', {
    [`${firstOperation}{le="1"}`]: '0+100x60',
    [`${firstOperation}{le="30"}`]: '0+100x60',
    [`${firstOperation}{le="+Inf"}`]: '0+100x60',
  }),

  calls('SettlesFail', 'the database refuses one in ten', {
    [`${settles}{outcome="SERVICE_UNAVAILABLE"}`]: '0+10x60',
    [`${settles}{outcome="settled"}`]: '0+90x60',
  }),
  isQuiet('SettlesFail', 'all settle', {
    [`${settles}{outcome="SERVICE_UNAVAILABLE"}`]: '0x60',
    [`${settles}{outcome="settled"}`]: '0+90x60',
  }),
  calls('SettlesSlow', 'one in ten takes a second', {
    [`${settleTimes}{le="0.1"}`]: '0+90x60',
    [`${settleTimes}{le="1"}`]: '0+100x60',
    [`${settleTimes}{le="+Inf"}`]: '0+100x60',
  }),
  isQuiet('SettlesSlow', 'all are quick', {
    [`${settleTimes}{le="0.1"}`]: '0+100x60',
    [`${settleTimes}{le="1"}`]: '0+100x60',
    [`${settleTimes}{le="+Inf"}`]: '0+100x60',
  }),

  calls('RedisOutOfReach', 'one replica counts for itself', {
    'uic_accounts_burst_window_local{instance="a"}': '1x60',
    'uic_accounts_burst_window_local{instance="b"}': '0x60',
  }),
  isQuiet('RedisOutOfReach', 'Redis answers', { 'uic_accounts_burst_window_local{instance="a"}': '0x60' }),
  calls('KeysGuessed', 'look-ups are refused', {
    'uic_accounts_key_lookups_total{source="refused"}': '0+600x60',
  }),
  isQuiet('KeysGuessed', 'keys are looked up', {
    'uic_accounts_key_lookups_total{source="refused"}': '0x60',
    'uic_accounts_key_lookups_total{source="database"}': '0+600x60',
  }),
  calls('ReservationsAbandoned', 'the sweeper gives many back', {
    'uic_accounts_reservations_released_total{by="sweeper"}': '0+5x60',
  }),
  isQuiet('ReservationsAbandoned', 'callers leave', {
    'uic_accounts_reservations_released_total{by="holder"}': '0+50x60',
    'uic_accounts_reservations_released_total{by="sweeper"}': '0x60',
  }),
  calls('ComposersFull', 'nine in ten places are taken', {
    'uic_composer_composes_active{instance="a"}': '1800x60',
    'uic_composer_composes_max{instance="a"}': '2000x60',
  }),
  isQuiet('ComposersFull', 'half of them are', {
    'uic_composer_composes_active{instance="a"}': '1000x60',
    'uic_composer_composes_max{instance="a"}': '2000x60',
  }),

  calls('EventLoopLags', 'a process of ours is late', {
    [`nodejs_eventloop_lag_p99_seconds{${OURS}}`]: '0.2x60',
    ...build('composer'),
  }),
  isQuiet('EventLoopLags', "somebody else's is", {
    [`nodejs_eventloop_lag_p99_seconds{${OURS}}`]: '0.01x60',
    [`nodejs_eventloop_lag_p99_seconds{${OTHERS}}`]: '3x60',
    ...build('composer'),
  }),
  calls('ProcessRestarts', 'a process of ours starts again and again, whatever its job is called', {
    [`process_start_time_seconds{${OURS}}`]: '100x40 200x5 300x5 400x10',
    ...build('gateway'),
  }),
  isQuiet('ProcessRestarts', 'ours was rolled out, and somebody else starts again and again', {
    [`process_start_time_seconds{${OURS}}`]: '100x40 200x20',
    [`process_start_time_seconds{${OTHERS}}`]: '100x40 200x5 300x5 400x10',
    ...build('gateway'),
  }),
  calls('DatabasePoolFull', 'calls wait for minutes on end', {
    'uic_accounts_database_calls_waiting{instance="a"}': '3x60',
  }),
  isQuiet('DatabasePoolFull', 'some wait for a moment', {
    'uic_accounts_database_calls_waiting{instance="a"}': '0x55 3 0x10',
  }),
  calls('RecordsLost', 'a metric could not be recorded', {
    'uic_bookkeeping_failures_total{instance="a"}': '0x30 1x30',
  }),
  isQuiet('RecordsLost', 'none was lost', { 'uic_bookkeeping_failures_total{instance="a"}': '0x60' }),

  calls('ConsoleFails', 'accounts cannot be reached while people use the console', {
    'uic_console_failures_total{instance="a"}': '0x30 0+4x30',
  }),
  isQuiet('ConsoleFails', 'a restart of accounts was noticed', {
    'uic_console_failures_total{instance="a"}': '0x30 5x30',
  }),
  calls('SignInsGuessed', 'somebody tries links, from many addresses', {
    'uic_console_sign_ins_total{instance="a",method="link",outcome="refused"}': '0x30 0+10x30',
  }),
  isQuiet('SignInsGuessed', 'people sign in, and some open an old link', {
    'uic_console_sign_ins_total{instance="a",method="oidc",outcome="signed-in"}': '0+100x60',
    'uic_console_sign_ins_total{instance="a",method="link",outcome="refused"}': '0+1x60',
  }),
  calls('IdentityProviderGone', 'it does not answer', {
    'uic_console_sign_ins_total{instance="a",method="oidc",outcome="unreachable"}': '0x30 0+1x30',
  }),
  isQuiet('IdentityProviderGone', 'it was slow once', {
    'uic_console_sign_ins_total{instance="a",method="oidc",outcome="unreachable"}': '0x58 1x2',
  }),
];
