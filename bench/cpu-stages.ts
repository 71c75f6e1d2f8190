import { readFileSync } from 'node:fs';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: number[];
}

/** A CPU profile as V8 writes it. */
interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

export interface CpuStage {
  stage: string;
  ms: number;
}

const special = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'native code and system calls'],
  ['(idle)', 'idle'],
]);

/** Native functions that are a stage wherever they are called. Writing wakes the reader, which may run at once in the writer's place. */
const nativeStages = new Map([
  ['stringify', 'JSON written'],
  ['parse', 'JSON read'],
  ['writev', 'sockets: writing'],
  ['writeBuffer', 'sockets: writing'],
  ['writeUtf8String', 'sockets: writing'],
  ['writeLatin1String', 'sockets: writing'],
]);

/** The first that matches the innermost frame that any of them matches. */
const stages: readonly (readonly [RegExp, string])[] = [
  [
    /node_modules\/zod\/|\/platform\/http\/shape\.ts|\/contract\/src\/shapes\.ts/,
    'validation (Zod)',
  ],
  [/\/platform\/http\/reply-fields\.ts|\/platform\/shown-amounts\.ts/, 'reply: filter'],
  [/\/platform\/db\/sql-rows\.ts|\/platform\/db\/columns\.ts/, 'rows decoded'],
  [
    /node_modules\/(pg|pg-protocol|pg-pool|pg-types|postgres-[a-z]+|pgpass|pg-int8)\/|\/platform\/db\/prepared-query\.ts/,
    'pg: protocol',
  ],
  [/node_modules\/pg-boss\/|\/platform\/jobs\//, 'jobs (pg-boss)'],
  [/node_modules\/drizzle-orm\/|\/platform\/db\//, 'queries built'],
  [
    /node_modules\/(pino|sonic-boom|fast-redact|quick-format-unescaped|safe-stable-stringify|pino-std-serializers)\/|\/platform\/log\.ts|\/platform\/http\/request-log\.ts/,
    'log',
  ],
  [
    /node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|\/storefront\/build\/server\/vendor/,
    'React',
  ],
  [/apps\/storefront\//, 'storefront components'],
  [
    /node_modules\/(fastify|@fastify|find-my-way|light-my-request|avvio|secure-json-parse|process-warning|reusify|fast-json-stringify|lru-cache|toad-cache|qs|helmet|stripe)\/|\/platform\/http\//,
    'HTTP: Fastify and ours',
  ],
  [/packages\/sandbox-bank\//, 'sandbox bank'],
  [/\/src\/shop\/payments\/adapters\//, 'payment adapters'],
  [/\/src\/platform\/mail|\/order-mails|\/mail-/, 'mail'],
  [/\/apps\/server\/src\/(shop|admin|pages|platform|courses)\/([\w-]+)/, 'ours: $1/$2'],
  [/packages\/contract\//, 'ours: contract'],
  [/\/apps\/server\//, 'ours: other'],
];

const nodeStages: readonly (readonly [RegExp, string])[] = [
  [/node:internal\/crypto|node:crypto/, 'Node: crypto'],
  [/node:_http|node:internal\/http/, 'Node: HTTP'],
  [/node:net|node:internal\/stream|stream/, 'Node: sockets and streams'],
  [/node:zlib/, 'Node: compression'],
  [/./, 'Node: other'],
];

function matchStage(rules: typeof stages, url: string): string | undefined {
  for (const [pattern, stage] of rules) {
    const found = pattern.exec(url);
    if (found) return stage.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '');
  }
  return undefined;
}

/** The self time of a profile by stage, and by function, in milliseconds. */
export function summarizeCpu(file: string): { stages: CpuStage[]; functions: CpuStage[] } {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const stageOfNode = new Map<number, string>();
  const byStage = new Map<string, number>();
  const byFunction = new Map<string, number>();

  function framesOf(id: number): CallFrame[] {
    const frames: CallFrame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = nodes.get(at);
      if (node) frames.push(node.callFrame);
    }
    return frames;
  }

  function findStage(id: number): string {
    const frames = framesOf(id);
    const [leaf] = frames;
    if (!leaf) return 'unknown';
    const fixed =
      special.get(leaf.functionName) ??
      (leaf.url ? undefined : nativeStages.get(leaf.functionName));
    if (fixed) return fixed;
    if (/node:internal\/crypto|node:crypto/.test(leaf.url)) return 'Node: crypto';
    for (const { url } of frames) {
      const stage = url && !url.startsWith('node:') ? matchStage(stages, url) : undefined;
      if (stage) return stage;
    }
    const url = frames.find((frame) => frame.url)?.url;
    return (url && matchStage(nodeStages, url)) ?? 'Node: native callbacks';
  }

  profile.samples.forEach((id, index) => {
    const ms = (profile.timeDeltas[index] ?? 0) / 1000;
    const stage = stageOfNode.get(id) ?? findStage(id);
    stageOfNode.set(id, stage);
    byStage.set(stage, (byStage.get(stage) ?? 0) + ms);
    const frame = nodes.get(id)?.callFrame;
    const name = frame
      ? `${frame.functionName || '(anonymous)'} ${frame.url.replace(/^.*\/(node_modules|apps|packages)\//, '')}:${frame.lineNumber + 1}`
      : '';
    byFunction.set(name, (byFunction.get(name) ?? 0) + ms);
  });
  const sorted = (sums: Map<string, number>) =>
    [...sums].map(([stage, ms]) => ({ stage, ms })).sort((left, right) => right.ms - left.ms);
  return { stages: sorted(byStage), functions: sorted(byFunction) };
}
