// Loaded into a service before everything else: its clock stands where the test has set it, and moves when the test says
// so. What a service measures by timers goes on as ever.

let nowMs = Number(process.env['HAND_CLOCK_MS']);
Date.now = () => nowMs;

process.on('message', (ms: number) => {
  nowMs = ms;
  process.send?.('moved');
});
// A test that is gone is no reason to stay.
process.channel?.unref();
