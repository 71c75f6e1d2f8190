import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findClassSelectors } from './class-selectors.ts';
import { findDoubleClasses } from './double-classes.ts';
import { findFeatureNames } from './feature-names.ts';

/** Project rules that linters do not have: the files, what is forbidden, and why. */
interface SourceRule {
  files: string[];
  except?: RegExp;
  forbidden: RegExp;
  /** Matches against the whole file instead of each line. */
  isOverLines?: boolean;
  /** Applies only to files that also match this. */
  onlyWith?: RegExp;
  why: string;
}

const rules: SourceRule[] = [
  {
    files: ['apps/server/src/{shop,courses}/**/*.ts', 'packages/contract/src/**/*.ts'],
    except: /\.test\.ts$|testing|oklch|accent|contract\/src\/money\.ts$/,
    forbidden: /\bparseFloat\(|\.toFixed\(|\* 100\b(?!_)/,
    why: 'money is whole minor units: no floats, no fixed factor of a hundred',
  },
  {
    files: ['apps/server/src/{admin,shop,courses}/**/*.ts'],
    except: /\.test\.ts$|testing|sandbox|local-provider/,
    forbidden: /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bsetTimeout\(/,
    why: 'time comes from ctx.clock and randomness from node:crypto, so that runs can be repeated',
  },
  {
    files: ['apps/**/*.ts', 'scripts/**/*.ts'],
    forbidden: /rejectUnauthorized:\s*false/,
    except: /source-rules|borders\.test/,
    why: 'certificates are always verified',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|platform\/db\/invariants\.ts$|ledger\/ledger\.invariants\.ts$/,
    forbidden: /\bsql\.raw\(/,
    why: 'SQL is parameterised',
  },
  {
    files: ['apps/server/src/**/*.ts', 'apps/server/demo/**/*.ts', 'bench/**/*.ts'],
    except: /\.test\.ts$|platform\/db\/(?:db|prepared-query)\.ts$/,
    forbidden:
      /\.execute\b|\bsession\.client\b|\bNodePg(?:Transaction|Session)\b|(?:\brows\b|\.rows\([^)]*\)|\bresult) as unknown as\b/,
    why: 'the database is asked through Db: a builder, or rows(sql, shape) and run(sql), whose results are typed by their shape (decision 31)',
  },
  {
    files: ['apps/server/src/**/*.ts', 'apps/server/demo/**/*.ts'],
    except: /\.test\.ts$|platform\/db\/lock-in-tx\.ts$|stock\/reserve-stock\.ts$/,
    forbidden: /\bpg_advisory_xact_lock/,
    why: 'a section that one transaction at a time runs begins with lockInTx(ctx, name); the excepted file locks many rows of stock by one statement',
  },
  {
    files: ['apps/server/src/**/*.ts', 'apps/server/demo/**/*.ts'],
    except: /\.test\.ts$|testing|platform\/db\/db\.ts$/,
    // A query that locks its rows is no question.
    forbidden: /\.run\(\s*sql`\s*select 1 from(?![^`]*\bfor (?:no key )?update\b)/,
    isOverLines: true,
    why: 'whether a row exists is db.exists(query): run() counts the rows that a statement changed',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|testing|admin\/data-scope\/index\.ts$/,
    forbidden: /\bscope\.departmentId\b/,
    why: 'the departments of a caller are filterSeenDepartments(ctx), isSeenDepartment(ctx, id) of data-scope',
  },
  {
    files: ['apps/server/src/**/*.ts', 'apps/server/demo/**/*.ts'],
    forbidden: /\binterface \w+ extends Record<string, unknown>/,
    why: 'the type of a row follows from the shape that reads it: RowOf<typeof shape> (decision 31)',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /config\.ts$|main\.ts$|\.test\.ts$|testing|cluster\/programs\.ts$/,
    forbidden: /\bprocess\.env\b/,
    why: 'config.ts is the only reader of the environment',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$/,
    // As an operator before a call, not as a type.
    forbidden: /\bvoid (?!\(await\b)[\w(]/,
    why: 'a promise that is not awaited ends the process when it rejects: give it a catch',
  },
  {
    files: ['apps/**/*.ts', 'packages/**/*.ts', 'proofs/**/*.ts', 'scripts/**/*.ts'],
    except: /source-rules|borders\.test/,
    forbidden: /\.buffer\b(?!\()|\ballocUnsafe|drivers\/fs\b/,
    why: 'the memory behind a Buffer may hold what others wrote: hand on the Buffer itself, and store files with disk-store.ts',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /\.test\.ts$|ui\/use-number-field\.ts$|ui\/plain\/digits-field\.tsx$/,
    forbidden:
      /\bInputNumber\b|type="number"|inputMode="(?:decimal|numeric)"|\bparseFloat\(|Number\((?:event\.)?(?:target|currentTarget)\b|Number\(typed/,
    why: 'numbers are typed into NumberField, PlainNumberField or useNumberField, which read them in the language of the person',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /\.test\.ts$|lib\/clock\.rules\.ts$|lib\/store-days\.rules\.ts$/,
    forbidden: /\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/,
    why: 'dates and times are written by useClock(), so that one person reads one clock',
  },
  {
    files: [
      'apps/server/src/**/*.ts',
      'apps/storefront/app/**/*.ts',
      'apps/storefront/app/**/*.tsx',
    ],
    except: /\.test\.ts$/,
    forbidden: /\bIntl\.DateTimeFormat\((?!.*\btimeZone\b)[^)]*\)|\.toLocale(?:Date|Time)?String\(/,
    why: 'a date is written in a named time zone, never in that of the machine',
  },
  {
    files: ['apps/server/src/{admin,shop,courses,platform}/**/*.ts'],
    except:
      /\.test\.ts$|testing|api-page-script\.ts$|sandbox-bank\/src\/main\.ts$|codegen\/templates\//,
    forbidden: /^[a-zA-Z]\w*(?:\.\w+)*(?:\(| \??=[^=>])/,
    why: 'an import changes nothing: what a module offers to others is in its `Module` value (hooks, invariants, schedules)',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /platform\/per-platform\.ts$/,
    forbidden: /\bnew WeakMap<(?:Platform|Config)\b/,
    why: 'what each application has once is made with perPlatform()',
  },
  {
    files: ['apps/server/src/platform/**/*.ts'],
    // The settings of the process name every part of it.
    except: /\.test\.ts$|platform\/(?:testing|config)\//,
    // The signed-in caller's `storeId` is the one exception: access rights and the request log need it.
    forbidden:
      /cart\b|\bownStore|STORE_OWNER|topic\/store|storefront|contract\/shop\/|\b(?:buyer|seller|merchant|checkout|payout|refund|catalogue|invoice|partly-paid)s?\b|SELLER_/i,
    why: 'platform contains no business terms: a module offers it in its `Module` value',
  },
  {
    files: ['apps/**/*.tsx', 'apps/storefront/app/**/*.ts'],
    // Only this has content that React itself has rendered and escaped.
    except: /lib\/kept-markup(?:\.test)?\.ts$/,
    forbidden: /dangerouslySetInnerHTML/,
    why: 'text is shown as text',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /lib\/best-effort\.ts$/,
    forbidden:
      /catch(?: \(\w+\))? \{(?:\s|\/\/.*)*\}|\.catch\(\(\) => (?:undefined|null|\{\s*\})\)/,
    isOverLines: true,
    why: 'a failure is handled, or the change goes through useApiMutation, which shows it; bestEffort() is for what the page can do without',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /\.test\.ts$|lib\/(?:api-mutation|intents(?:\.rules)?)\.ts$/,
    forbidden: /\bidempotencyKey\b|\bintents\.(?:once|keyOf)\(/,
    why: 'useApiMutation and callEndpoint take the idempotency key of the intent',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    forbidden:
      /useState(?:<boolean>)?\(false\)[\s\S]*api\.(?:call|download)\(|api\.(?:call|download)\([\s\S]*useState(?:<boolean>)?\(false\)/,
    // Other flags, such as an open menu, are the page's own.
    onlyWith: /\[(?:is(?:Busy|\w*ing)|busy), set/,
    isOverLines: true,
    why: 'useApiMutation has the busy state of a call: no busy flag beside it',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /\.test\.ts$|lib\/query-keys\//,
    forbidden: /queryKey(?:: |=\{| = )\[(?!\.\.\.)|Quer(?:y|ies)Data\(\[/,
    why: 'query keys come from the factories in lib/query-keys, which live news and changes use too',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|testing|platform\/jobs\/(?:outbox|queues|schedules)\.ts$/,
    forbidden: /from 'pg-boss'/,
    why: 'work after a commit is an event or a schedule of a Module; only platform uses pg-boss',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|testing|server\/src\/(?:platform|commands|start)\//,
    forbidden: /from 'pg'/,
    why: 'the database is asked through ctx.db (decision 31)',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except:
      /\.test\.ts$|platform\/(?:tagged-cache|http\/rate-limits)\.ts$|admit-visitor\.ts$|local-provider-memory\.ts$/,
    forbidden: /from 'lru-cache'/,
    why: 'a cache is cacheOf(platform, definition); the excepted files bound counters',
  },
  {
    files: ['apps/server/src/{shop,courses}/**/*.ts'],
    except:
      /\.test\.ts$|testing|orders\/mail-buyer\.ts$|stock-alerts\/|stores\/send-message\.ts$|notifications\/channels\/mail\.ts$|payments\/keys\/mail-roots\.ts$|supplier-updates\/stock-link\.ts$|purchase-orders\/send-purchase-order\.ts$/,
    forbidden: /\bsendMail\(/,
    why: 'an owner is notified by notifyOwner, which asks his channels (decision 96); the excepted files write to buyers, to suppliers and to ROOT, and a question of a buyer to the seller',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|testing|\/sandbox-(?:address|calls)\.ts$/,
    forbidden: /\bfetch\(/,
    why: 'a third party is reached through its adapter, which has limits of time and size',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /lib\/api-mutation\.ts$/,
    forbidden: /\buseMutation\b/,
    why: 'a change from a screen is useApiMutation',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /\.test\.ts$/,
    forbidden: /\b(?:option|treeNode)FilterProp\b|\.to(?:Locale)?LowerCase\(\)\.includes\(/,
    why: 'typed text is found with containsText, in selects by foldedSearch: accents and capitals do not matter',
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    forbidden: /\bTable\b.*from 'antd'/,
    why: 'a list is ListPage or ListCard',
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    except: /console\/src\/ui\/overlay\//,
    forbidden:
      /import \{[^}]*\b(?:Modal|Drawer|Popconfirm)\b[^}]*\} from 'antd'|from 'antd\/\w+\/(?:modal|drawer|popconfirm)|\bmodal\.confirm\(/,
    isOverLines: true,
    why: 'what opens over a page is Overlay, a question is Question or AnchoredQuestion (ui/overlay)',
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    except: /ui\/panel-form\.tsx$/,
    forbidden: /\buseForm\b/,
    why: 'a form of the desk is FormPanel, or PanelForm inside a page: both keep drafts and show errors at their fields',
  },
  {
    files: [
      'apps/console/src/mobile/**/*.tsx',
      'apps/console/src/ui/plain/**/*.tsx',
      'apps/console/src/admin/identity/**/*.tsx',
    ],
    forbidden: /from 'antd/,
    why: 'sign-in and phone use the headless kit: antd would be in their bundles',
  },
  {
    files: ['apps/console/src/mobile/**/*.tsx', 'apps/console/src/admin/identity/**/*.tsx'],
    forbidden: /<(?:dialog|select|textarea)\b|\.showModal\(|\.inert\b/,
    why: 'sign-in and phone draw these controls with ui/plain',
  },
];

/** Imports of a later module: in the shop, a module may only import those that `modules.ts` lists before it. */
function findArrowsToTheRight(root: string): string[] {
  const modules = readFileSync(path.join(root, 'apps/server/src/modules.ts'), 'utf8');
  const imports = [
    ...modules.matchAll(/import \{ (?:\w+, )*(\w+) \} from '#shop\/([\w-]+)\/index\.ts'/g),
  ];
  const list = modules.slice(modules.indexOf('const modules'));
  const order = imports
    .sort(([, a = ''], [, b = '']) => list.indexOf(a) - list.indexOf(b))
    .map(([, , folder = '']) => folder);
  if (order.length === 0) throw new Error('modules.ts names no module of the shop');
  const found: string[] = [];
  for (const file of globSync('apps/server/src/shop/*/**/*.ts', { cwd: root })) {
    const [, module = ''] = /shop\/([\w-]+)\//.exec(file) ?? [];
    // Tables have foreign keys to others, and tests and their kits cover several modules.
    if (/\.test\.ts$|\/testing\/|\.tables\.ts$/.test(file) || !order.includes(module)) continue;
    for (const [, other = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /from '(?:#shop\/|(?:\.\.\/)+)([\w-]+)\//g,
    )) {
      if (order.indexOf(other) > order.indexOf(module))
        found.push(`${file}: ${module} stands left of ${other}: use an event`);
    }
  }
  return found;
}

/** The console's folders from left to right; `texts` and `lib` know each other, `mobile` and `desktop` are in biome.json. */
const consoleFolders = ['lib', 'ui', 'admin', 'courses', 'shop', 'operations', 'mobile'];

/** Imports of a later folder of the console, of types as well. */
function findConsoleArrowsToTheRight(root: string): string[] {
  const found: string[] = [];
  for (const file of globSync('apps/console/src/*/**/*.{ts,tsx}', { cwd: root })) {
    const place = consoleFolders.indexOf(/src\/(\w+)\//.exec(file)?.[1] ?? '');
    if (place < 0 || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const other = /^apps\/console\/src\/(\w+)\//.exec(path.join(path.dirname(file), from))?.[1];
      if (consoleFolders.indexOf(other ?? '') > place)
        found.push(`${file}: ${consoleFolders[place]} is left of ${other}`);
    }
  }
  return found;
}

/** Files of the contract are split by subject: their median stays below 70 lines, the 90th percentile below 160. */
function findLongContract(root: string): string[] {
  const sizes = globSync('packages/contract/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/texts\/|testing\.ts$/.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').split('\n').length,
    }))
    .sort((a, b) => a.lines - b.lines);
  const limits = [
    { at: 0.5, name: 'median', max: 70 },
    { at: 0.9, name: '90th percentile', max: 160 },
  ];
  return limits.flatMap(({ at, name, max }) => {
    const one = sizes[Math.ceil(sizes.length * at) - 1];
    return one && one.lines > max
      ? [`${one.file}: the ${name} of the contract's files is ${one.lines} lines, at most ${max}`]
      : [];
  });
}

/** All violations of the rules below a root. */
export function findBreaks(root: string): string[] {
  const found = [
    ...findArrowsToTheRight(root),
    ...findConsoleArrowsToTheRight(root),
    ...findClassSelectors(root),
    ...findDoubleClasses(root),
    ...findFeatureNames(root),
    ...findLongContract(root),
  ];
  for (const rule of rules) {
    for (const file of rule.files.flatMap((pattern) =>
      globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }),
    )) {
      if (file.includes('node_modules') || /\/(dist|build)\//.test(file) || rule.except?.test(file))
        continue;
      const text = readFileSync(path.join(root, file), 'utf8');
      if (rule.onlyWith && !rule.onlyWith.test(text)) continue;
      if (rule.isOverLines) {
        const match = rule.forbidden.exec(text);
        if (match)
          found.push(`${file}:${text.slice(0, match.index).split('\n').length}: ${rule.why}`);
        continue;
      }
      text.split('\n').forEach((line, index) => {
        if (rule.forbidden.test(line))
          found.push(`${file}:${index + 1}: ${rule.why}\n    ${line.trim()}`);
      });
    }
  }
  return found;
}

/** Generated labels that nobody has translated yet, with their files: they are no error, and are not forgotten. */
function countUntranslated(root: string): string[] {
  return globSync(['apps/console/src/texts/*/*.ts', 'packages/contract/src/texts/*/*.ts'], {
    cwd: root,
  }).flatMap((file) => {
    const count =
      readFileSync(path.join(root, file), 'utf8').split('// To be translated.').length - 1;
    return count ? [`texts to be translated: ${count} in ${file}`] : [];
  });
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const found = findBreaks(root);
  const lines = [...found, ...countUntranslated(root)];
  if (lines.length) process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(found.length ? 1 : 0);
}
