// Stands in for eventemitter2 in the browser build: the rule engine tells of what it found to listeners, and we have none.

/** A base without `class`: the engine's own classes call it as a function. */
function Emitter(): void {}

/** Nobody hears it. */
Emitter.prototype.emitAsync = (): Promise<readonly unknown[]> => Promise.resolve([]);

export { Emitter as default };
