/** A room of the house: a folder, with all that lies below it and is no room of its own. */
export interface Room {
  /** Rooms that its code may import, besides itself. */
  readonly mayImport: readonly string[];
  /** It runs in a browser, too: nothing of Node's may be imported. */
  readonly browser?: true;
}

const model = 'harness/model';
const text = 'harness/text';
const process = 'harness/process';
/** What a toolchain is, for those that use one. */
const contract = 'harness/toolchain/contract';
const gxx = 'harness/toolchain/gxx';

/**
 * Who may import whom. Stages know the model and what they are made of, and never each other: harness/grade joins them.
 * Whatever imports reference/ could leak a solution into a page or a report, so the references are handed in.
 * boundaries.test.ts holds all code to this table; tests and fixtures may import what they like.
 */
export const rooms: Readonly<Record<string, Room>> = {
  // What everything else speaks of.
  [model]: { mayImport: [], browser: true },
  // The truth must not depend on the grader that it judges.
  reference: { mayImport: [model] },
  // Renderers read gradings, and the model is all they know. The page uses them in the browser.
  reports: { mayImport: [model], browser: true },

  [text]: { mayImport: [model] },
  [process]: { mayImport: [] },
  'harness/assignment': { mayImport: [model, text] },
  'harness/sites': { mayImport: [model, text, 'reports'] },
  'harness/collect': { mayImport: [model, text, 'harness/sites'] },
  'harness/cpp': { mayImport: [model, text] },

  // Stages.
  'harness/inspect': { mayImport: [model, 'harness/cpp'] },
  'harness/exercise': { mayImport: [model, contract] },
  'harness/judge': { mayImport: [model, text] },
  'harness/mark': { mayImport: [model] },
  'harness/similarity': { mayImport: [model] },

  // Toolchains. What all builds with g++ share knows neither the sandbox nor the speed layer, which are handed to it.
  [contract]: { mayImport: [model] },
  [gxx]: { mayImport: [model, process, contract] },
  'harness/toolchain/sandbox': { mayImport: [model, process, contract, gxx] },
  'harness/toolchain/speed': { mayImport: [model, process, contract, gxx, 'harness/toolchain/sandbox'] },
  'harness/toolchain/native': {
    mayImport: [model, process, contract, gxx, 'harness/toolchain/sandbox', 'harness/toolchain/speed'],
  },
  'harness/toolchain/plain': { mayImport: [model, process, contract, gxx] },

  // Where stages meet.
  'harness/reading': {
    mayImport: [model, text, 'harness/collect', 'harness/cpp', 'harness/inspect', 'harness/similarity', gxx],
  },
  'harness/grade': {
    mayImport: [
      ...[model, text, contract, 'harness/collect', 'harness/cpp', 'harness/reading'],
      ...['harness/exercise', 'harness/judge', 'harness/mark'],
    ],
  },

  // The application.
  'harness/prepare': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      ...['harness/toolchain/native', 'harness/toolchain/plain', 'reports', 'reference'],
    ],
  },
  'harness/batch': {
    mayImport: [
      ...[model, text, process, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      ...['harness/grade', 'harness/mark', 'harness/similarity', 'harness/prepare', 'reports'],
    ],
  },
  'harness/author': {
    mayImport: [
      ...[model, contract, 'harness/assignment', 'harness/reading', 'harness/grade', 'harness/batch'],
      'harness/prepare',
    ],
  },
  'harness/cli': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      'harness/grade',
      ...['harness/batch', 'harness/author', 'harness/prepare', 'reports', 'reference'],
    ],
  },

  // What measures, attacks and tests the rest.
  'harness/bench': {
    mayImport: [
      ...[model, process, contract, 'harness/assignment', 'harness/cpp', 'harness/inspect', 'harness/similarity', gxx],
      ...['harness/reading', 'harness/grade', 'harness/batch', 'harness/prepare', 'harness/cli', 'reports'],
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

/** Packages that one module alone may import. */
export const oneDoor: Readonly<Record<string, string>> = {
  execa: 'harness/process/start-process.ts',
};
