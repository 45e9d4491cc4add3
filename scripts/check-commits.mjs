// npm run check:commits: checks the subjects of the commits since the rule exists.
import { spawnSync } from 'node:child_process';
import { subjectProblem } from './lib/commit-subjects.mjs';
import { entry, ROOT, say, Stop } from './lib/terminal.mjs';

const SINCE = '2026-11-28T02:00:00Z';

await entry(async () => {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // A copy of the files without the history.
  if (status !== 0) return say('No history to check.');
  const problems = stdout.split('\n').flatMap((line) => {
    const [hash = '', subject = ''] = line.split(/ (.*)/s);
    const problem = hash && subjectProblem(subject);
    return problem ? [`${hash} "${subject}" ${problem}.`] : [];
  });
  if (problems.length > 0) throw new Stop(problems.join('\n'));
  say('All subjects of commits are in order.');
});
