import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** House rules that no linter knows: each names the files it watches, what it forbids, and why. */
const root = path.resolve(import.meta.dirname, '..');

interface SourceRule {
  files: string[];
  except?: RegExp;
  forbidden: RegExp;
  why: string;
}

const rules: SourceRule[] = [
  {
    files: ['apps/server/src/shop/**/*.ts', 'packages/contract/src/**/*.ts'],
    except: /\.test\.ts$|testing|oklch|accent|contract\/src\/money\.ts$/,
    forbidden: /\bparseFloat\(|\.toFixed\(|\* 100\b(?!_)/,
    why: 'money is whole minor units: no floats, no fixed factor of a hundred',
  },
  {
    files: ['apps/server/src/shop/**/*.ts', 'apps/server/src/admin/**/*.ts'],
    except: /\.test\.ts$|testing|sandbox|local-provider/,
    forbidden: /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bsetTimeout\(/,
    why: 'time comes from ctx.clock and randomness from node:crypto, so that runs can be repeated',
  },
  {
    files: ['apps/**/*.ts', 'scripts/**/*.ts'],
    forbidden: /rejectUnauthorized:\s*false/,
    except: /source-rules/,
    why: 'certificates are always verified',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /\.test\.ts$|ledger\/invariants\.ts$/,
    forbidden: /\bsql\.raw\(/,
    why: 'SQL is parameterised',
  },
  {
    files: ['apps/server/src/**/*.ts'],
    except: /config\.ts$|main\.ts$|\.test\.ts$|testing|cluster\/programs\.ts$/,
    forbidden: /\bprocess\.env\b/,
    why: 'config.ts is the only reader of the environment',
  },
  { files: ['apps/**/*.tsx'], forbidden: /dangerouslySetInnerHTML/, why: 'text is shown as text' },
];

const found: string[] = [];
for (const rule of rules) {
  for (const file of rule.files.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }))) {
    if (file.includes('node_modules') || /\/(dist|build)\//.test(file) || rule.except?.test(file)) continue;
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (rule.forbidden.test(line)) found.push(`${file}:${index + 1}: ${rule.why}\n    ${line.trim()}`);
      });
  }
}
if (found.length) process.stdout.write(`${found.join('\n')}\n`);
process.exit(found.length ? 1 : 0);
