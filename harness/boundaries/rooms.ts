/** A room: a folder with everything below it, except folders that are rooms themselves. */
export interface Room {
  /** Other rooms that its code may import. */
  readonly mayImport: readonly string[];
  /** The code also runs in a browser, so it may not import modules of Node. */
  readonly browser?: true;
  /** For a room that is not a folder: the paths of its files. */
  readonly files?: RegExp;
}

const model = 'harness/model';
const text = 'harness/text';
const process = 'harness/process';
const shapes = 'harness/shapes';
/** Each rule of the course is a folder in harness/rules. Other rooms may import only these parts of it. */
const ruleDefinitions = 'the definitions of rules';
const ruleWords = 'the words of rules';
const phrases = 'reports/phrases';
/** The interface of a toolchain, for its users. */
const contract = 'harness/toolchain/contract';
const gxx = 'harness/toolchain/gxx';
const wasmLibraries = 'the C++ libraries for WebAssembly';
/** Two toolchains precompile the leading includes of a source. */
const leadingIncludes = 'the leading includes of a source';
const wasmHost = 'harness/toolchain/wasm/host';
const wasmTools = 'harness/toolchain/wasm/tools';

/**
 * Which rooms each room may import. Stages import the model and their own parts, but never each other: harness/grade
 * joins them. Code that imports reference/ could leak a solution into a page or a report, so references are passed as
 * arguments. boundaries.test.ts checks all code against this table; tests and fixtures may import anything.
 */
export const rooms: Readonly<Record<string, Room>> = {
  // The types that all rooms use.
  [model]: { mayImport: [ruleDefinitions], browser: true },
  // The ids, options and findings of rules. All lists of rules are made from these.
  [ruleDefinitions]: {
    mayImport: [shapes],
    browser: true,
    files: /^harness\/rules\/(?:define-rule|definitions|[\w-]+\/(?:definition|[\w-]+-facts|identity-parts))\.ts$/,
  },
  [shapes]: { mayImport: [], browser: true },
  // The references must not depend on the grader that they test.
  reference: { mayImport: [model] },
  // Renderers read gradings and know only the model. A web page can use them in the browser.
  reports: { mayImport: [model, phrases, ruleWords], browser: true },
  // Small parts of sentences.
  [phrases]: { mayImport: [], browser: true },
  [ruleWords]: {
    mayImport: [ruleDefinitions, model, phrases],
    browser: true,
    files: /^harness\/rules\/(?:rule-words|words|[\w-]+\/(?:words|(?:class|console)-words))\.ts$/,
  },

  [text]: { mayImport: [model] },
  [process]: { mayImport: [] },
  'harness/assignment': { mayImport: [model, text, shapes, ruleDefinitions] },
  'harness/sites': { mayImport: [model, text, 'reports'] },
  'harness/collect': { mayImport: [model, text, 'harness/sites'] },
  'harness/cpp': { mayImport: [model, text] },

  // Stages.
  'harness/rules': { mayImport: [model, 'harness/cpp', ruleDefinitions] },
  'harness/inspect': { mayImport: [model, 'harness/cpp', 'harness/rules', ruleDefinitions] },
  'harness/exercise': { mayImport: [model, contract] },
  'harness/judge': { mayImport: [model, text] },
  'harness/mark': { mayImport: [model] },
  'harness/similarity': { mayImport: [model] },

  // Toolchains. gxx imports neither the sandbox nor the speed layer; it gets them as arguments.
  [contract]: { mayImport: [model] },
  [gxx]: { mayImport: [model, process, contract] },
  'harness/toolchain/sandbox': { mayImport: [model, process, contract, gxx] },
  'harness/toolchain/speed': {
    mayImport: [model, process, contract, gxx, 'harness/toolchain/sandbox', leadingIncludes],
  },
  [leadingIncludes]: {
    mayImport: [],
    browser: true,
    files: /^harness\/toolchain\/speed\/headers\/leading-includes\.ts$/,
  },
  'harness/toolchain/native': {
    mayImport: [model, process, contract, gxx, 'harness/toolchain/sandbox', 'harness/toolchain/speed'],
  },
  'harness/toolchain/plain': { mayImport: [model, process, contract, gxx] },
  // Also makes the C++ libraries, by hand, from downloaded sources (npm run wasm-libraries).
  'harness/toolchain/wasm': { mayImport: [process, wasmHost, wasmLibraries] },
  [wasmLibraries]: {
    mayImport: [wasmHost],
    browser: true,
    files: /^harness\/toolchain\/wasm\/runtime\/exceptions\/(?:changed-text|unpack-libraries|words-of-gxx)\.ts$/,
  },
  // The toolchain of WebAssembly. A web page can run the same host and the same tools; package and run are for Node.
  [wasmHost]: { mayImport: [], browser: true },
  [wasmTools]: { mayImport: [model, wasmHost, leadingIncludes], browser: true },
  'harness/toolchain/wasm/package': { mayImport: [wasmHost, wasmTools] },
  'harness/toolchain/wasm/run': { mayImport: [model, contract, gxx, wasmHost] },
  // Runs only the sample solution, so it needs neither the sandbox nor the interface of a toolchain.
  'harness/toolchain/coverage': { mayImport: [model, process, 'harness/cpp', gxx, 'harness/toolchain/plain'] },

  // These join stages.
  'harness/reading': {
    mayImport: [
      model,
      text,
      'harness/collect',
      'harness/cpp',
      'harness/inspect',
      'harness/similarity',
      gxx,
      'harness/rules',
      ruleDefinitions,
    ],
  },
  'harness/grade': {
    mayImport: [
      ...[model, text, contract, 'harness/collect', 'harness/cpp', 'harness/reading'],
      ...['harness/exercise', 'harness/judge', 'harness/mark'],
    ],
  },

  // The sample solution as the reference.
  'harness/truth': { mayImport: [model, contract, 'harness/reading', 'harness/grade'] },

  // The application.
  'harness/prepare': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      'harness/truth',
      ...['harness/toolchain/native', 'harness/toolchain/plain', 'reports', phrases, 'reference'],
    ],
  },
  'harness/batch': {
    mayImport: [
      ...[
        model,
        text,
        shapes,
        process,
        contract,
        'harness/assignment',
        'harness/sites',
        'harness/collect',
        'harness/reading',
      ],
      ...['harness/grade', 'harness/mark', 'harness/similarity', 'harness/prepare', 'reports'],
    ],
  },
  'harness/author': {
    mayImport: [
      ...[model, contract, 'harness/assignment', 'harness/cpp', 'harness/reading', 'harness/grade', 'harness/batch'],
      ...['harness/prepare', 'harness/toolchain/coverage'],
    ],
  },
  'harness/cli': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      'harness/grade',
      ...['harness/batch', 'harness/author', 'harness/prepare', 'reports', phrases, 'reference'],
    ],
  },

  // These measure, attack and test the other rooms.
  'harness/bench': {
    mayImport: [
      ...[
        model,
        process,
        contract,
        'harness/assignment',
        'harness/cpp',
        'harness/inspect',
        'harness/similarity',
        gxx,
        'harness/rules',
        ruleDefinitions,
      ],
      ...[
        'harness/reading',
        'harness/grade',
        'harness/truth',
        'harness/batch',
        'harness/prepare',
        'harness/cli',
        'reports',
      ],
    ],
  },
  'harness/fuzz': {
    mayImport: [process, 'harness/collect', 'harness/prepare', 'harness/cli', 'harness/testing', 'reports'],
  },
  'harness/same-results': { mayImport: [model, process, 'harness/assignment', 'harness/prepare'] },
  'harness/testing': { mayImport: [model, contract, gxx, 'harness/toolchain/native'] },
  'harness/e2e': { mayImport: [] },
  'harness/boundaries': { mayImport: [] },
};

/** Packages that only one module may import. */
export const oneDoor: Readonly<Record<string, string>> = {
  execa: 'harness/process/start-process.ts',
};
