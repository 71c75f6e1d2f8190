type Form = { [name: string]: string | Form };

const isList = (form: Form): boolean => {
  const names = Object.keys(form);
  return names.length > 0 && names.every((name, index) => name === String(index));
};

function toValue(value: string | Form): unknown {
  if (typeof value === 'string') return value;
  if (isList(value)) return Object.values(value).map(toValue);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toValue(inner)]));
}

/** A form or query with brackets in its names (`line_items[0][quantity]=1`) as objects and lists. */
export function parseForm(text: string): unknown {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = root;
    for (const part of path) {
      const inner = place[part];
      if (typeof inner === 'object') place = inner;
      else {
        const made: Form = Object.create(null);
        place[part] = made;
        place = made;
      }
    }
    place[last] = value;
  }
  return toValue(root);
}
