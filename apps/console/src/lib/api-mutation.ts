import { type MutationOptions as QueryMutationOptions, useMutation } from '@tanstack/react-query';
import { type CallArguments, CallFailed, type CallOptions } from '@vitrine/contract/client.ts';
import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { api } from './api.ts';
import { toast } from './feedback.ts';
import { intents } from './intents.ts';
import { queryClient } from './queries.ts';
import { usePageReturn } from './use-page-return.ts';

type QueryKey = readonly unknown[];

interface MutationOptions<Input, Answer> {
  /** What is read again: the beginnings of query keys. Also after a failure, which may mean that others changed the row. */
  invalidates?: readonly QueryKey[];
  /** The toast after success. */
  success?: string | ((answer: Answer, input: Input) => string);
  /** For buttons elsewhere, which ask `useIsMutating` for it. */
  mutationKey?: QueryKey;
  /** Runs after success, before anything is read again. */
  onSuccess?: (answer: Answer, input: Input) => unknown;
  /** Shows a failure at its fields; the call then has no toast of its own. */
  showFailure?: (failure: CallFailed, input: Input) => void;
  /** Runs after a failure, which has had its toast or is at its field. */
  onFailure?: (failure: CallFailed, input: Input) => unknown;
  /** The page is left after success (or after some answers): the button stays busy until somebody comes back with the browser's button. */
  isLeaving?: boolean | ((answer: Answer) => boolean);
}

interface EndpointOptions<E extends Endpoint>
  extends MutationOptions<EndpointArguments<E>, EndpointAnswer<E>> {
  /** What makes two calls the same one; all that is sent, when not given. Only for endpoints with an idempotency key. */
  intentOf?: (args: EndpointArguments<E>) => unknown;
  /** Whether an answer ends the intent. */
  isFinal?: (answer: EndpointAnswer<E>) => boolean;
  expectedFailures?: CallOptions['expectedFailures'];
}

export interface ApiMutation<Input, Answer> {
  /** Never rejects because of the server: a failure answers nothing, after its toast or the marks at its fields. */
  run: (input: Input) => Promise<Answer | undefined>;
  /** For a form that shows failures itself: rejects where `run` answers nothing. */
  attempt: (input: Input) => Promise<Answer>;
  isBusy: boolean;
  /** The last input while it is under way, for lists where one row is busy. */
  input: Input | undefined;
}

const areaOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What was begun is over, as somebody else says: calling the endpoint again is a new intent. */
export const endIntent = (target: Endpoint): void => intents.forget(areaOf(target));

/** Calls an endpoint with the idempotency key of the intent, if it takes one: for tasks that make several calls. */
export function callEndpoint<E extends Endpoint>(
  target: E,
  args: EndpointArguments<E>,
  options: EndpointOptions<E> = {},
): Promise<EndpointAnswer<E>> {
  const callOptions: CallOptions = {
    suppressToast: options.showFailure !== undefined,
    ...(options.expectedFailures ? { expectedFailures: options.expectedFailures } : {}),
  };
  if (!target.idempotency) return api.call(target, args, callOptions);
  const { params, query, body } = args as CallArguments;
  return intents.once(
    areaOf(target),
    options.intentOf ? options.intentOf(args) : { params, query, body },
    {
      call: (idempotencyKey) => api.call(target, args, { ...callOptions, idempotencyKey }),
      isFinal: options.isFinal,
    },
  );
}

type Task<Input, Answer> = (input: Input) => Promise<Answer>;

/** What TanStack runs for a change; apart from the hook, so that it is tested without a page. */
export function describeMutation<Input, Answer>(
  target: Endpoint | Task<Input, Answer>,
  options: MutationOptions<Input, Answer>,
): QueryMutationOptions<Answer, Error, Input> {
  const { invalidates = [], success, onSuccess, showFailure, onFailure, mutationKey } = options;
  const readAgain = () =>
    Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return {
    ...(mutationKey ? { mutationKey } : {}),
    mutationFn: (input) =>
      typeof target === 'function'
        ? target(input)
        : (callEndpoint(
            target,
            input as EndpointArguments<Endpoint>,
            options as EndpointOptions<Endpoint>,
          ) as Promise<Answer>),
    onSuccess: async (answer, input) => {
      if (success) toast.success(typeof success === 'string' ? success : success(answer, input));
      await onSuccess?.(answer, input);
      await readAgain();
    },
    onError: async (error, input) => {
      if (!(error instanceof CallFailed)) return;
      showFailure?.(error, input);
      await onFailure?.(error, input);
      // What was refused for its own sake says nothing about others.
      if (error.fields.length === 0) await readAgain();
    },
  };
}

/**
 * A change from a screen, of an endpoint or of a task that makes several calls: busy state, idempotency key, toast, errors at
 * their fields, and what is read again. A failure that is no answer of the server is an error of ours and rejects.
 */
export function useApiMutation<E extends Endpoint>(
  target: E,
  options?: EndpointOptions<E>,
): ApiMutation<EndpointArguments<E>, EndpointAnswer<E>>;
export function useApiMutation<Input = void, Answer = unknown>(
  task: Task<Input, Answer>,
  options?: MutationOptions<Input, Answer>,
): ApiMutation<Input, Answer>;
export function useApiMutation<Input, Answer>(
  target: Endpoint | Task<Input, Answer>,
  options: MutationOptions<Input, Answer> = {},
): ApiMutation<Input, Answer> {
  const { isLeaving = false } = options;
  const mutation = useMutation(describeMutation(target, options));
  usePageReturn(() => mutation.isSuccess && mutation.reset());
  const run = async (input: Input): Promise<Answer | undefined> => {
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      if (error instanceof CallFailed) return undefined;
      throw error;
    }
  };
  const isAway =
    mutation.isSuccess && (typeof isLeaving === 'function' ? isLeaving(mutation.data) : isLeaving);
  const isBusy = mutation.isPending || isAway;
  return {
    run,
    attempt: mutation.mutateAsync,
    isBusy,
    input: isBusy ? mutation.variables : undefined,
  };
}
