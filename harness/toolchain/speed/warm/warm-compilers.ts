import { tmpdir } from 'node:os';
import type { ProcessOutcome } from '../../../process/process.ts';
import { askToolServer } from '../servers/server-pool.ts';
import type { ServerProgram } from '../../../process/server-process.ts';
import type { WarmCompilers, WarmRequest } from '../../gxx/compile/quick-compile.ts';
import { type CompilerCommands, compilerCommands } from './compiler-commands.ts';
import { type Proof, createProof } from './proof.ts';

/** Making a warm compiler takes as long as two compilations. In a class, other sources will need it, too. */
const usuallyWorthMaking = 3;
/** The first failure is tolerated. From the second on, fewer than one source in `usefulFor` may fail. */
const patience = 2;
const usefulFor = 3;
/** Keeping an idle compiler costs less than starting it again. */
const idleSeconds = 30;
/** The first exit code of runtime/tools/warm-compiler.cpp that leaves the source to a cold compiler. */
const exitUnsupported = 124;

interface Place {
  wanted: number;
  asked: number;
  useless: number;
  isTrusted: boolean;
  /** Whether it instantiates templates before it gets a source. */
  instantiates: boolean;
}

/** Stands for the header when g++ is asked for its commands, so that one slow question serves all headers. */
const anyHeader = 'any-header.h';

/**
 * Compilers that have already read a precompiled header and done the work that is the same for every source with these
 * headers. A copy of such a compiler compiles each source. That takes a third of the time, and the object file is the
 * same. The C++ half is runtime/tools/warm-compiler.cpp.
 */
export function createWarmCompilers(
  makeLibrary: () => Promise<string>,
  worthMaking = usuallyWorthMaking,
): WarmCompilers {
  const places = new Map<string, Place>();
  const withTemplates = new WeakMap<WarmRequest, boolean>();
  const commands = new Map<string, Promise<CompilerCommands | undefined>>();
  let library: { readonly path: string; readonly proof: Proof } | undefined;
  let making: Promise<void> | undefined;

  function placeFor({ header, args, source }: WarmRequest): Place {
    const key = JSON.stringify([header, source, ...args]);
    const known = places.get(key);
    if (known !== undefined) return known;
    // We cannot foresee the order in which an optimiser writes functions.
    const place = {
      wanted: 0,
      asked: 0,
      useless: 0,
      isTrusted: true,
      instantiates: !args.some((arg) => /^-O(?!0$)/.test(arg)),
    };
    places.set(key, place);
    return place;
  }

  function commandsFor(args: readonly string[], source: string): Promise<CompilerCommands | undefined> {
    const key = JSON.stringify([source, ...args]);
    const known = commands.get(key) ?? compilerCommands([...args, '-include', anyHeader], source, tmpdir());
    commands.set(key, known);
    return known;
  }

  /** Undefined until the library has been made. Callers do not wait for it, because everything works without it. */
  function madeLibrary(): typeof library {
    making ??= makeLibrary().then(
      (path) => void (library = { path, proof: createProof(path) }),
      () => {},
    );
    return library;
  }

  function noteUseless(place: Place): void {
    place.useless += 1;
    if (place.useless < patience || place.useless * usefulFor < place.asked) return;
    tryWithoutTemplates(place);
  }

  /** Without early templates, results cannot differ; and g++ 14 fails on some that are instantiated early. */
  function tryWithoutTemplates(place: Place): void {
    place.isTrusted = place.instantiates;
    place.instantiates = false;
    place.asked = 0;
    place.useless = 0;
  }

  return {
    async compile(request, compileCold) {
      const place = placeFor(request);
      place.wanted += 1;
      if (place.wanted < worthMaking || !place.isTrusted) return undefined;
      const made = madeLibrary();
      if (made === undefined) return undefined;
      const { header, args, source, object, stackUsage, ...others } = request;
      const started = await commandsFor(args, source);
      if (started === undefined) return undefined;
      const compiler = started.compiler.map((word) => (word === anyHeader ? header : word));
      const program = serverOf(compiler, made.path, source, place.instantiates);
      const command = [source, stackUsage, ...started.assembler, '-o', object];
      place.asked += 1;
      withTemplates.set(request, place.instantiates);
      const outcome = await askToolServer(program, { ...others, command });
      if (!isResult(outcome)) {
        noteUseless(place);
        return undefined;
      }
      const isObject = outcome.end.kind === 'exited' && outcome.end.code === 0;
      if (!isObject || (await made.proof.holds(request, outcome.stderr, compileCold))) return outcome;
      place.isTrusted = false;
      return undefined;
    },
    distrust(request) {
      const place = placeFor(request);
      // When several sources are compiled at once, another one may have caused this already.
      if (withTemplates.get(request) === place.instantiates) tryWithoutTemplates(place);
    },
  };
}

function serverOf(
  [file = '', ...args]: readonly string[],
  library: string,
  source: string,
  instantiates: boolean,
): ServerProgram {
  const variables = {
    LD_PRELOAD: library,
    VERBATIM_SOURCE: source,
    VERBATIM_INSTANTIATE: instantiates ? '1' : '0',
  };
  // The copies write the real output elsewhere.
  return { file, args: [...args, '-o', '/dev/null'], variables, idleSeconds };
}

function isResult({ end }: ProcessOutcome): boolean {
  if (end.kind === 'killed') return end.signal === 'SIGXCPU';
  return (
    end.kind === 'out-of-time' ||
    end.kind === 'too-much-output' ||
    (end.kind === 'exited' && end.code < exitUnsupported)
  );
}
