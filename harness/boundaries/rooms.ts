/** A room of the house: a folder, with all that lies below it and is no room of its own. */
export interface Room {
  /** Rooms that its code may import, besides itself. */
  readonly mayImport: readonly string[];
  /** It runs in a browser, too: nothing of Node's may be imported. */
  readonly browser?: true;
  /** For a room that is not a folder: what its files are called. */
  readonly files?: RegExp;
}

const model = 'harness/model';
const text = 'harness/text';
const process = 'harness/process';
const shapes = 'harness/shapes';
/** Each rule of the course is a folder below harness/rules, of which others read parts. */
const ruleDefinitions = 'the definitions of rules';
const ruleWords = 'the words of rules';
const phrases = 'reports/phrases';
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
  [model]: { mayImport: [ruleDefinitions], browser: true },
  // What rules are called, what can be set for them and what they report: facts that all lists are made of.
  [ruleDefinitions]: {
    mayImport: [shapes],
    browser: true,
    files: /^harness\/rules\/(?:define-rule|definitions|[\w-]+\/(?:definition|[\w-]+-facts|identity-parts))\.ts$/,
  },
  [shapes]: { mayImport: [], browser: true },
  // The truth must not depend on the grader that it judges.
  reference: { mayImport: [model] },
  // Renderers read gradings, and the model is all they know. The page uses them in the browser.
  reports: { mayImport: [model, phrases, ruleWords], browser: true },
  // The smallest pieces of sentences.
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

  // The application.
  'harness/prepare': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
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
      ...[model, contract, 'harness/assignment', 'harness/reading', 'harness/grade', 'harness/batch'],
      'harness/prepare',
    ],
  },
  'harness/cli': {
    mayImport: [
      ...[model, text, contract, 'harness/assignment', 'harness/sites', 'harness/collect', 'harness/reading'],
      'harness/grade',
      ...['harness/batch', 'harness/author', 'harness/prepare', 'reports', phrases, 'reference'],
    ],
  },

  // What measures, attacks and tests the rest.
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
