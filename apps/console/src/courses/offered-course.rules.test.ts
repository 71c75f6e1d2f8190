import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseToOffer } from './offered-course.rules.ts';

const course = (id: string, completedCount: number) => ({ id, completedCount, lectureCount: 3 });

test('the home page offers a course that was begun, otherwise the newest, and none that is completed', () => {
  assert.equal(courseToOffer([course('new', 0), course('begun', 1)])?.id, 'begun');
  assert.equal(courseToOffer([course('done', 3), course('new', 0), course('older', 0)])?.id, 'new');
  assert.equal(courseToOffer([course('done', 3)]), undefined);
  assert.equal(courseToOffer([]), undefined);
});
