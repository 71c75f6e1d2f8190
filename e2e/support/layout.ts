import { expect, type Locator } from '@playwright/test';

/** A row that is scrolled sideways is one line: all its parts have the same top. */
export async function expectOneRow(parts: Locator): Promise<void> {
  const tops = await parts.evaluateAll((all) =>
    all.map((part) => Math.round(part.getBoundingClientRect().top)),
  );
  expect(tops.length, 'parts of the row').toBeGreaterThan(1);
  expect([...new Set(tops)], 'one row').toHaveLength(1);
}

/** What is in a box keeps a distance from its edge. */
export async function expectPadding(box: Locator): Promise<void> {
  const paddings = await box.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
      Number.parseFloat,
    );
  });
  for (const padding of paddings) expect(padding).toBeGreaterThanOrEqual(12);
}
