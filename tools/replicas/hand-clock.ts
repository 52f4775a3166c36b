// Loaded into a service before everything else: its clock stands still at the time that the test sets and moves only
// when the test says so. Timers run as usual.

let nowMs = Number(process.env['HAND_CLOCK_MS']);
Date.now = () => nowMs;

process.on('message', (ms: number) => {
  nowMs = ms;
  process.send?.('moved');
});
// Do not keep the process alive for a test that has ended.
process.channel?.unref();
