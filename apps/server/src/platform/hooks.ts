/**
 * A function that one module declares and calls, and that later modules in `modules.ts` implement: a query
 * that only they can answer, or a step that they extend.
 */
export interface Hook<Implementation> {
  readonly name: string;
  /** Only used for its type: the implementations are in `Hooks`. */
  readonly implementation?: Implementation;
}

/** One module's implementation of another's hook, as part of its `Module` value. */
export interface HookImplementation {
  readonly hook: Hook<unknown>;
  readonly implementation: unknown;
}

/** Declares a hook in the public API of the module that calls it. */
export function defineHook<Implementation>(name: `${string}.${string}`): Hook<Implementation> {
  return { name };
}

/** Implements a hook, for the `hooks` of a `Module`. */
export function implementHook<Implementation>(
  hook: Hook<Implementation>,
  implementation: NoInfer<Implementation>,
): HookImplementation {
  return { hook, implementation };
}

/** The implementations of all modules of one application. */
export class Hooks {
  readonly #implementations: readonly HookImplementation[];

  constructor(implementations: readonly HookImplementation[]) {
    this.#implementations = implementations;
  }

  /** All implementations of a hook, in the order of the modules. */
  all<Implementation>(hook: Hook<Implementation>): readonly Implementation[] {
    return this.#implementations
      .filter((one) => one.hook === hook)
      .map((one) => one.implementation as Implementation);
  }

  /** The implementation of a hook that exactly one module implements. */
  get<Implementation>(hook: Hook<Implementation>): Implementation {
    const [implementation, ...others] = this.all(hook);
    if (!implementation || others.length > 0)
      throw new Error(
        `${others.length ? 'several modules implement' : 'no module implements'} the hook ${hook.name}`,
      );
    return implementation;
  }

  /** The same hooks with other implementations for some of them. */
  replace(replacements: readonly HookImplementation[]): Hooks {
    const kept = this.#implementations.filter(
      (one) => !replacements.some(({ hook }) => hook === one.hook),
    );
    return new Hooks([...kept, ...replacements]);
  }
}
