export type TopicHandler = (body: string) => void;

/** Per topic, the handlers that want its messages; a handler stands there once, however often it is added. */
export function createTopicHandlers() {
  const topics = new Map<string, Set<TopicHandler>>();
  return {
    /** Answers whether this is the topic's first handler, so that it has to be subscribed. */
    add(topic: string, handler: TopicHandler): boolean {
      const handlers = topics.get(topic) ?? new Set();
      const isFirst = handlers.size === 0;
      handlers.add(handler);
      topics.set(topic, handlers);
      return isFirst;
    },
    /** Returns whether the topic has no subscriber left. */
    remove(topic: string, handler: TopicHandler): boolean {
      const handlers = topics.get(topic);
      if (!handlers?.delete(handler) || handlers.size > 0) return false;
      topics.delete(topic);
      return true;
    },
    /** Hands a message's body to every handler; one that fails does not keep it from the others. */
    deliver(topic: string, body: string): void {
      for (const handler of [...(topics.get(topic) ?? [])]) {
        try {
          handler(body);
        } catch (error) {
          reportError(error);
        }
      }
    },
    topics: (): string[] => [...topics.keys()],
    clear: () => topics.clear(),
  };
}
