import { isEventFeed } from '../../../contract/feeds.ts';
import { rowsOf, topicId } from '../../../streams/sync/subscriptions.ts';
import { LAST_RETRY_MS } from '../../../streams/transport/request.ts';
import { answerIn, envelopesIn, nameOf, rule, Versions } from './invariant.ts';

/** W1: after another history began, nothing of the one before is accepted. */
const oneHistory = rule('W1', (say) => {
  const versions = new Versions();
  return {
    see(each) {
      const { t, sync } = each;
      const { epoch } = versions;
      if (sync?.kind === 'envelope' && epoch !== null && sync.envelope.epoch !== epoch)
        say(t, `${nameOf(sync.envelope)} is of history ${sync.envelope.epoch}, but the page is at ${epoch}.`);
      versions.hear(each);
    },
  };
});

/** W2: what is not newer is dropped. */
const onlyNewer = rule('W2', (say) => {
  const versions = new Versions();
  return {
    see(each) {
      const { t, sync } = each;
      if (sync?.kind === 'envelope') {
        const { envelope } = sync;
        const last = versions.last(envelope) ?? -1;
        if (envelope.seq <= last)
          say(t, `Version ${envelope.seq} of ${nameOf(envelope)} was accepted after version ${last}.`);
      }
      versions.hear(each);
    },
  };
});

/** W3: a log has no gaps, unless the server says that nothing lies between. */
const noGaps = rule('W3', (say) => {
  const versions = new Versions();
  /** What the server named as the log's newest number, and which events it sent. */
  const heads = new Map<string, number>();
  const sent = new Map<string, Set<number>>();
  return {
    see(each) {
      const { t, isLive, frame, sync } = each;
      if (isLive) {
        heads.clear();
        sent.clear();
      }
      if (frame) {
        for (const row of rowsOf(answerIn(frame)?.seqs ?? {})) heads.set(topicId(row), row.value);
        for (const envelope of envelopesIn(frame).filter(({ feed }) => isEventFeed(feed))) {
          const id = topicId(envelope);
          sent.set(id, (sent.get(id) ?? new Set()).add(envelope.seq));
        }
      }
      if (sync?.kind === 'envelope' && isEventFeed(sync.envelope.feed)) {
        const { seq } = sync.envelope;
        const id = topicId(sync.envelope);
        const last = versions.last(sync.envelope);
        const between = [...(sent.get(id) ?? [])].filter((one) => one > (last ?? seq) && one < seq);
        if (last !== undefined && seq > last + 1 && (between.length > 0 || (heads.get(id) ?? -1) < seq - 1))
          say(t, `${nameOf(sync.envelope)} goes from event ${last} to ${seq}, and those between are missing.`);
        for (const one of sent.get(id) ?? []) if (one <= seq) sent.get(id)!.delete(one);
      }
      versions.hear(each);
    },
  };
});

/** BR8: a stream that failed starts again. */
const failedStreamsRestart = rule('BR8', (say) => {
  const failed = new Map<string, number>();
  return {
    see({ t, stream }) {
      if (stream?.isFailed) failed.set(stream.name, t);
      else if (stream) failed.delete(stream.name);
    },
    until(t) {
      for (const [name, at] of failed) {
        if (t <= at + LAST_RETRY_MS) continue;
        failed.delete(name);
        say(at, `The stream ${name} failed and did not start again.`);
      }
    },
  };
});

export const acceptedChecks = [oneHistory, onlyNewer, noGaps, failedStreamsRestart];
