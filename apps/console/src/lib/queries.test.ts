import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './queries.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A query on the screen, whose reads wait until the test lets the server send what it has at that moment. */
function showQuery(queryKey: readonly string[]) {
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const observer = new QueryObserver<string>(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  return { reads, stop, data: () => observer.getCurrentResult().data };
}

afterEach(() => queryClient.clear());

test('a first read that began before a change is shown, and read once more', async () => {
  const list = showQuery(['notices', 'mine']);
  const again = [
    queryClient.invalidateQueries({ queryKey: ['notices'] }),
    queryClient.invalidateQueries({ queryKey: ['notices'] }),
  ];
  assert.equal(list.reads.length, 1, 'the read under way is not given up');
  list.reads[0]?.resolve('before the change');
  await turn();
  assert.equal(list.data(), 'before the change');
  assert.equal(list.reads.length, 2, 'two changes, one more read');
  list.reads[1]?.resolve('after the change');
  await Promise.all(again);
  assert.equal(list.data(), 'after the change');
  await turn();
  assert.equal(list.reads.length, 2);
  list.stop();
});

test('a first read of another query, and one that fails, are not read again', async () => {
  const [other, failing] = [showQuery(['orders', 'list']), showQuery(['notices', 'mine'])];
  const again = queryClient.invalidateQueries({ queryKey: ['notices'] });
  other.reads[0]?.resolve('orders');
  failing.reads[0]?.reject(new Error('no answer'));
  await again;
  await turn();
  assert.deepEqual([other.reads.length, failing.reads.length], [1, 1]);
  other.stop();
  failing.stop();
});
