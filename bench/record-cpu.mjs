import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

// Loaded into a measured process with `--import`: SIGUSR2 begins a CPU profile, the next one writes it to PROFILE_FILE.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.setSamplingInterval', { interval: 500 });
let isRecording = false;
process.on('SIGUSR2', () => {
  if (!isRecording) session.post('Profiler.start');
  else
    session.post('Profiler.stop', (_error, { profile }) =>
      writeFileSync(process.env.PROFILE_FILE, JSON.stringify(profile)),
    );
  isRecording = !isRecording;
});
