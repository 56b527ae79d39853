extension Entities {
  /// HTML's entities in the order of their code points (HTML Living Standard, section 13.5; they include those of
  /// MathML 3), but for letters of one style like `Afr`.
  static let names = """
    09 Tab;0A NewLine;! excl;22 QUOT quot;# num;$ dollar;% percnt;& AMP amp;' apos;( lpar;) rpar;* ast midast;+ plus
    , comma;. period;/ sol;: colon;3B semi;< LT lt;3C+20D2 nvlt;= equals;3D+20E5 bne;> GT gt;3E+20D2 nvgt;? quest
    @ commat;[ lbrack lsqb;5C bsol;] rbrack rsqb;^ Hat;_ UnderBar lowbar;` DiacriticalGrave grave;66+6A fjlig
    { lbrace lcub;| VerticalLine verbar vert;} rbrace rcub;A0 NonBreakingSpace nbsp;¡ iexcl;¢ cent;£ pound;¤ curren
    ¥ yen;¦ brvbar;§ sect;¨ Dot DoubleDot die uml;© COPY copy;ª ordf;« laquo;¬ not;AD shy;® REG circledR reg
    ¯ macr strns;° deg;± PlusMinus plusmn pm;² sup2;³ sup3;´ DiacriticalAcute acute;µ micro;¶ para
    · CenterDot centerdot middot;¸ Cedilla cedil;¹ sup1;º ordm;» raquo;¼ frac14;½ frac12 half;¾ frac34;¿ iquest;À Agrave
    Á Aacute;Â Acirc;Ã Atilde;Ä Auml;Å Aring angst;Æ AElig;Ç Ccedil;È Egrave;É Eacute;Ê Ecirc;Ë Euml;Ì Igrave;Í Iacute
    Î Icirc;Ï Iuml;Ð ETH;Ñ Ntilde;Ò Ograve;Ó Oacute;Ô Ocirc;Õ Otilde;Ö Ouml;× times;Ø Oslash;Ù Ugrave;Ú Uacute;Û Ucirc
    Ü Uuml;Ý Yacute;Þ THORN;ß szlig;à agrave;á aacute;â acirc;ã atilde;ä auml;å aring;æ aelig;ç ccedil;è egrave;é eacute
    ê ecirc;ë euml;ì igrave;í iacute;î icirc;ï iuml;ð eth;ñ ntilde;ò ograve;ó oacute;ô ocirc;õ otilde;ö ouml
    ÷ div divide;ø oslash;ù ugrave;ú uacute;û ucirc;ü uuml;ý yacute;þ thorn;ÿ yuml;Ā Amacr;ā amacr;Ă Abreve;ă abreve
    Ą Aogon;ą aogon;Ć Cacute;ć cacute;Ĉ Ccirc;ĉ ccirc;Ċ Cdot;ċ cdot;Č Ccaron;č ccaron;Ď Dcaron;ď dcaron;Đ Dstrok
    đ dstrok;Ē Emacr;ē emacr;Ė Edot;ė edot;Ę Eogon;ę eogon;Ě Ecaron;ě ecaron;Ĝ Gcirc;ĝ gcirc;Ğ Gbreve;ğ gbreve;Ġ Gdot
    ġ gdot;Ģ Gcedil;Ĥ Hcirc;ĥ hcirc;Ħ Hstrok;ħ hstrok;Ĩ Itilde;ĩ itilde;Ī Imacr;ī imacr;Į Iogon;į iogon;İ Idot
    ı imath inodot;Ĳ IJlig;ĳ ijlig;Ĵ Jcirc;ĵ jcirc;Ķ Kcedil;ķ kcedil;ĸ kgreen;Ĺ Lacute;ĺ lacute;Ļ Lcedil;ļ lcedil
    Ľ Lcaron;ľ lcaron;Ŀ Lmidot;ŀ lmidot;Ł Lstrok;ł lstrok;Ń Nacute;ń nacute;Ņ Ncedil;ņ ncedil;Ň Ncaron;ň ncaron;ŉ napos
    Ŋ ENG;ŋ eng;Ō Omacr;ō omacr;Ő Odblac;ő odblac;Œ OElig;œ oelig;Ŕ Racute;ŕ racute;Ŗ Rcedil;ŗ rcedil;Ř Rcaron;ř rcaron
    Ś Sacute;ś sacute;Ŝ Scirc;ŝ scirc;Ş Scedil;ş scedil;Š Scaron;š scaron;Ţ Tcedil;ţ tcedil;Ť Tcaron;ť tcaron;Ŧ Tstrok
    ŧ tstrok;Ũ Utilde;ũ utilde;Ū Umacr;ū umacr;Ŭ Ubreve;ŭ ubreve;Ů Uring;ů uring;Ű Udblac;ű udblac;Ų Uogon;ų uogon
    Ŵ Wcirc;ŵ wcirc;Ŷ Ycirc;ŷ ycirc;Ÿ Yuml;Ź Zacute;ź zacute;Ż Zdot;ż zdot;Ž Zcaron;ž zcaron;ƒ fnof;Ƶ imped;ǵ gacute
    ȷ jmath;ˆ circ;ˇ Hacek caron;˘ Breve breve;˙ DiacriticalDot dot;˚ ring;˛ ogon;˜ DiacriticalTilde tilde
    ˝ DiacriticalDoubleAcute dblac;311 DownBreve;Α Alpha;Β Beta;Γ Gamma;Δ Delta;Ε Epsilon;Ζ Zeta;Η Eta;Θ Theta;Ι Iota
    Κ Kappa;Λ Lambda;Μ Mu;Ν Nu;Ξ Xi;Ο Omicron;Π Pi;Ρ Rho;Σ Sigma;Τ Tau;Υ Upsilon;Φ Phi;Χ Chi;Ψ Psi;Ω Omega ohm;α alpha
    β beta;γ gamma;δ delta;ε epsi epsilon;ζ zeta;η eta;θ theta;ι iota;κ kappa;λ lambda;μ mu;ν nu;ξ xi;ο omicron;π pi
    ρ rho;ς sigmaf sigmav varsigma;σ sigma;τ tau;υ upsi upsilon;φ phi;χ chi;ψ psi;ω omega;ϑ thetasym thetav vartheta
    ϒ Upsi upsih;ϕ phiv straightphi varphi;ϖ piv varpi;Ϝ Gammad;ϝ digamma gammad;ϰ kappav varkappa;ϱ rhov varrho
    ϵ epsiv straightepsilon varepsilon;϶ backepsilon bepsi;Ё IOcy;Ђ DJcy;Ѓ GJcy;Є Jukcy;Ѕ DScy;І Iukcy;Ї YIcy;Ј Jsercy
    Љ LJcy;Њ NJcy;Ћ TSHcy;Ќ KJcy;Ў Ubrcy;Џ DZcy;А Acy;Б Bcy;В Vcy;Г Gcy;Д Dcy;Е IEcy;Ж ZHcy;З Zcy;И Icy;Й Jcy;К Kcy
    Л Lcy;М Mcy;Н Ncy;О Ocy;П Pcy;Р Rcy;С Scy;Т Tcy;У Ucy;Ф Fcy;Х KHcy;Ц TScy;Ч CHcy;Ш SHcy;Щ SHCHcy;Ъ HARDcy;Ы Ycy
    Ь SOFTcy;Э Ecy;Ю YUcy;Я YAcy;а acy;б bcy;в vcy;г gcy;д dcy;е iecy;ж zhcy;з zcy;и icy;й jcy;к kcy;л lcy;м mcy;н ncy
    о ocy;п pcy;р rcy;с scy;т tcy;у ucy;ф fcy;х khcy;ц tscy;ч chcy;ш shcy;щ shchcy;ъ hardcy;ы ycy;ь softcy;э ecy;ю yucy
    я yacy;ё iocy;ђ djcy;ѓ gjcy;є jukcy;ѕ dscy;і iukcy;ї yicy;ј jsercy;љ ljcy;њ njcy;ћ tshcy;ќ kjcy;ў ubrcy;џ dzcy
    2002 ensp;2003 emsp;2004 emsp13;2005 emsp14;2007 numsp;2008 puncsp;2009 ThinSpace thinsp;200A VeryThinSpace hairsp
    200B NegativeMediumSpace NegativeThickSpace NegativeThinSpace NegativeVeryThinSpace ZeroWidthSpace;200C zwnj
    200D zwj;200E lrm;200F rlm;‐ dash hyphen;– ndash;— mdash;― horbar;‖ Verbar Vert;‘ OpenCurlyQuote lsquo
    ’ CloseCurlyQuote rsquo rsquor;‚ lsquor sbquo;“ OpenCurlyDoubleQuote ldquo;” CloseCurlyDoubleQuote rdquo rdquor
    „ bdquo ldquor;† dagger;‡ Dagger ddagger;• bull bullet;‥ nldr;… hellip mldr;‰ permil;‱ pertenk;′ prime;″ Prime
    ‴ tprime;‵ backprime bprime;‹ lsaquo;› rsaquo;‾ OverBar oline;⁁ caret;⁃ hybull;⁄ frasl;⁏ bsemi;⁗ qprime
    205F MediumSpace;205F+200A ThickSpace;2060 NoBreak;2061 ApplyFunction af;2062 InvisibleTimes it
    2063 InvisibleComma ic;€ euro;20DB TripleDot tdot;20DC DotDot;ℂ complexes;℅ incare;ℋ HilbertSpace hamilt
    ℌ Poincareplane;ℍ quaternions;ℎ planckh;ℏ hbar hslash planck plankv;ℐ imagline;ℑ Im image imagpart
    ℒ Laplacetrf lagran;ℓ ell;ℕ naturals;№ numero;℗ copysr;℘ weierp wp;ℙ primes;ℚ rationals;ℛ realine;ℜ Re real realpart
    ℝ reals;℞ rx;™ TRADE trade;ℤ integers;℧ mho;ℨ zeetrf;℩ iiota;ℬ Bernoullis bernou;ℭ Cayleys;ℰ expectation
    ℱ Fouriertrf;ℳ Mellintrf phmmat;ℴ order orderof;ℵ alefsym aleph;ℶ beth;ℷ gimel;ℸ daleth;ⅅ CapitalDifferentialD DD
    ⅆ DifferentialD dd;ⅇ ExponentialE ee exponentiale;ⅈ ImaginaryI ii;⅓ frac13;⅔ frac23;⅕ frac15;⅖ frac25;⅗ frac35
    ⅘ frac45;⅙ frac16;⅚ frac56;⅛ frac18;⅜ frac38;⅝ frac58;⅞ frac78;← LeftArrow ShortLeftArrow larr leftarrow slarr
    ↑ ShortUpArrow UpArrow uarr uparrow;→ RightArrow ShortRightArrow rarr rightarrow srarr
    ↓ DownArrow ShortDownArrow darr downarrow;↔ LeftRightArrow harr leftrightarrow;↕ UpDownArrow updownarrow varr
    ↖ UpperLeftArrow nwarr nwarrow;↗ UpperRightArrow nearr nearrow;↘ LowerRightArrow searr searrow
    ↙ LowerLeftArrow swarr swarrow;↚ nlarr nleftarrow;↛ nrarr nrightarrow;↝ rarrw rightsquigarrow;219D+338 nrarrw
    ↞ Larr twoheadleftarrow;↟ Uarr;↠ Rarr twoheadrightarrow;↡ Darr;↢ larrtl leftarrowtail;↣ rarrtl rightarrowtail
    ↤ LeftTeeArrow mapstoleft;↥ UpTeeArrow mapstoup;↦ RightTeeArrow map mapsto;↧ DownTeeArrow mapstodown
    ↩ hookleftarrow larrhk;↪ hookrightarrow rarrhk;↫ larrlp looparrowleft;↬ looparrowright rarrlp
    ↭ harrw leftrightsquigarrow;↮ nharr nleftrightarrow;↰ Lsh lsh;↱ Rsh rsh;↲ ldsh;↳ rdsh;↵ crarr
    ↶ cularr curvearrowleft;↷ curarr curvearrowright;↺ circlearrowleft olarr;↻ circlearrowright orarr
    ↼ LeftVector leftharpoonup lharu;↽ DownLeftVector leftharpoondown lhard;↾ RightUpVector uharr upharpoonright
    ↿ LeftUpVector uharl upharpoonleft;⇀ RightVector rharu rightharpoonup;⇁ DownRightVector rhard rightharpoondown
    ⇂ RightDownVector dharr downharpoonright;⇃ LeftDownVector dharl downharpoonleft
    ⇄ RightArrowLeftArrow rightleftarrows rlarr;⇅ UpArrowDownArrow udarr;⇆ LeftArrowRightArrow leftrightarrows lrarr
    ⇇ leftleftarrows llarr;⇈ upuparrows uuarr;⇉ rightrightarrows rrarr;⇊ ddarr downdownarrows
    ⇋ ReverseEquilibrium leftrightharpoons lrhar;⇌ Equilibrium rightleftharpoons rlhar;⇍ nLeftarrow nlArr
    ⇎ nLeftrightarrow nhArr;⇏ nRightarrow nrArr;⇐ DoubleLeftArrow Leftarrow lArr;⇑ DoubleUpArrow Uparrow uArr
    ⇒ DoubleRightArrow Implies Rightarrow rArr;⇓ DoubleDownArrow Downarrow dArr
    ⇔ DoubleLeftRightArrow Leftrightarrow hArr iff;⇕ DoubleUpDownArrow Updownarrow vArr;⇖ nwArr;⇗ neArr;⇘ seArr;⇙ swArr
    ⇚ Lleftarrow lAarr;⇛ Rrightarrow rAarr;⇝ zigrarr;⇤ LeftArrowBar larrb;⇥ RightArrowBar rarrb;⇵ DownArrowUpArrow duarr
    ⇽ loarr;⇾ roarr;⇿ hoarr;∀ ForAll forall;∁ comp complement;∂ PartialD part;2202+338 npart;∃ Exists exist
    ∄ NotExists nexist nexists;∅ empty emptyset emptyv varnothing;∇ Del nabla;∈ Element in isin isinv
    ∉ NotElement notin notinva;∋ ReverseElement SuchThat ni niv;∌ NotReverseElement notni notniva;∏ Product prod
    ∐ Coproduct coprod;∑ Sum sum;− minus;∓ MinusPlus mnplus mp;∔ dotplus plusdo
    ∖ Backslash setminus setmn smallsetminus ssetmn;∗ lowast;∘ SmallCircle compfn;√ Sqrt radic
    ∝ Proportional prop propto varpropto vprop;∞ infin;∟ angrt;∠ ang angle;2220+20D2 nang;∡ angmsd measuredangle
    ∢ angsph;∣ VerticalBar mid shortmid smid;∤ NotVerticalBar nmid nshortmid nsmid
    ∥ DoubleVerticalBar par parallel shortparallel spar;∦ NotDoubleVerticalBar npar nparallel nshortparallel nspar
    ∧ and wedge;∨ or vee;∩ cap;2229+FE00 caps;∪ cup;222A+FE00 cups;∫ Integral int;∬ Int;∭ iiint tint
    ∮ ContourIntegral conint oint;∯ Conint DoubleContourIntegral;∰ Cconint;∱ cwint;∲ ClockwiseContourIntegral cwconint
    ∳ CounterClockwiseContourIntegral awconint;∴ Therefore there4 therefore;∵ Because becaus because;∶ ratio
    ∷ Colon Proportion;∸ dotminus minusd;∺ mDDot;∻ homtht;∼ Tilde sim thicksim thksim;223C+20D2 nvsim;∽ backsim bsim
    223D+331 race;∾ ac mstpos;223E+333 acE;∿ acd;≀ VerticalTilde wr wreath;≁ NotTilde nsim;≂ EqualTilde eqsim esim
    2242+338 NotEqualTilde nesim;≃ TildeEqual sime simeq;≄ NotTildeEqual nsime nsimeq;≅ TildeFullEqual cong;≆ simne
    ≇ NotTildeFullEqual ncong;≈ TildeTilde ap approx asymp thickapprox thkap;≉ NotTildeTilde nap napprox;≊ ape approxeq
    ≋ apid;224B+338 napid;≌ backcong bcong;≍ CupCap asympeq;224D+20D2 nvap;≎ Bumpeq HumpDownHump bump
    224E+338 NotHumpDownHump nbump;≏ HumpEqual bumpe bumpeq;224F+338 NotHumpEqual nbumpe;≐ DotEqual doteq esdot
    2250+338 nedot;≑ doteqdot eDot;≒ efDot fallingdotseq;≓ erDot risingdotseq;≔ Assign colone coloneq;≕ ecolon eqcolon
    ≖ ecir eqcirc;≗ circeq cire;≙ wedgeq;≚ veeeq;≜ triangleq trie;≟ equest questeq;≠ NotEqual ne;≡ Congruent equiv
    2261+20E5 bnequiv;≢ NotCongruent nequiv;≤ le leq;2264+20D2 nvle;≥ GreaterEqual ge geq;2265+20D2 nvge
    ≦ LessFullEqual lE leqq;2266+338 nlE nleqq;≧ GreaterFullEqual gE geqq;2267+338 NotGreaterFullEqual ngE ngeqq
    ≨ lnE lneqq;2268+FE00 lvertneqq lvnE;≩ gnE gneqq;2269+FE00 gvertneqq gvnE;≪ Lt NestedLessLess ll
    226A+338 NotLessLess nLtv;226A+20D2 nLt;≫ Gt NestedGreaterGreater gg;226B+338 NotGreaterGreater nGtv;226B+20D2 nGt
    ≬ between twixt;≭ NotCupCap;≮ NotLess nless nlt;≯ NotGreater ngt ngtr;≰ NotLessEqual nle nleq
    ≱ NotGreaterEqual nge ngeq;≲ LessTilde lesssim lsim;≳ GreaterTilde gsim gtrsim;≴ NotLessTilde nlsim
    ≵ NotGreaterTilde ngsim;≶ LessGreater lessgtr lg;≷ GreaterLess gl gtrless;≸ NotLessGreater ntlg
    ≹ NotGreaterLess ntgl;≺ Precedes pr prec;≻ Succeeds sc succ;≼ PrecedesSlantEqual prcue preccurlyeq
    ≽ SucceedsSlantEqual sccue succcurlyeq;≾ PrecedesTilde precsim prsim;≿ SucceedsTilde scsim succsim
    227F+338 NotSucceedsTilde;⊀ NotPrecedes npr nprec;⊁ NotSucceeds nsc nsucc;⊂ sub subset
    2282+20D2 NotSubset nsubset vnsub;⊃ Superset sup supset;2283+20D2 NotSuperset nsupset vnsup;⊄ nsub;⊅ nsup
    ⊆ SubsetEqual sube subseteq;⊇ SupersetEqual supe supseteq;⊈ NotSubsetEqual nsube nsubseteq
    ⊉ NotSupersetEqual nsupe nsupseteq;⊊ subne subsetneq;228A+FE00 varsubsetneq vsubne;⊋ supne supsetneq
    228B+FE00 varsupsetneq vsupne;⊍ cupdot;⊎ UnionPlus uplus;⊏ SquareSubset sqsub sqsubset;228F+338 NotSquareSubset
    ⊐ SquareSuperset sqsup sqsupset;2290+338 NotSquareSuperset;⊑ SquareSubsetEqual sqsube sqsubseteq
    ⊒ SquareSupersetEqual sqsupe sqsupseteq;⊓ SquareIntersection sqcap;2293+FE00 sqcaps;⊔ SquareUnion sqcup
    2294+FE00 sqcups;⊕ CirclePlus oplus;⊖ CircleMinus ominus;⊗ CircleTimes otimes;⊘ osol;⊙ CircleDot odot
    ⊚ circledcirc ocir;⊛ circledast oast;⊝ circleddash odash;⊞ boxplus plusb;⊟ boxminus minusb;⊠ boxtimes timesb
    ⊡ dotsquare sdotb;⊢ RightTee vdash;⊣ LeftTee dashv;⊤ DownTee top;⊥ UpTee bot bottom perp;⊧ models
    ⊨ DoubleRightTee vDash;⊩ Vdash;⊪ Vvdash;⊫ VDash;⊬ nvdash;⊭ nvDash;⊮ nVdash;⊯ nVDash;⊰ prurel
    ⊲ LeftTriangle vartriangleleft vltri;⊳ RightTriangle vartriangleright vrtri;⊴ LeftTriangleEqual ltrie trianglelefteq
    22B4+20D2 nvltrie;⊵ RightTriangleEqual rtrie trianglerighteq;22B5+20D2 nvrtrie;⊶ origof;⊷ imof;⊸ multimap mumap
    ⊹ hercon;⊺ intcal intercal;⊻ veebar;⊽ barvee;⊾ angrtvb;⊿ lrtri;⋀ Wedge bigwedge xwedge;⋁ Vee bigvee xvee
    ⋂ Intersection bigcap xcap;⋃ Union bigcup xcup;⋄ Diamond diam diamond;⋅ sdot;⋆ Star sstarf;⋇ divideontimes divonx
    ⋈ bowtie;⋉ ltimes;⋊ rtimes;⋋ leftthreetimes lthree;⋌ rightthreetimes rthree;⋍ backsimeq bsime;⋎ curlyvee cuvee
    ⋏ curlywedge cuwed;⋐ Sub Subset;⋑ Sup Supset;⋒ Cap;⋓ Cup;⋔ fork pitchfork;⋕ epar;⋖ lessdot ltdot;⋗ gtdot gtrdot;⋘ Ll
    22D8+338 nLl;⋙ Gg ggg;22D9+338 nGg;⋚ LessEqualGreater leg lesseqgtr;22DA+FE00 lesg;⋛ GreaterEqualLess gel gtreqless
    22DB+FE00 gesl;⋞ cuepr curlyeqprec;⋟ cuesc curlyeqsucc;⋠ NotPrecedesSlantEqual nprcue;⋡ NotSucceedsSlantEqual nsccue
    ⋢ NotSquareSubsetEqual nsqsube;⋣ NotSquareSupersetEqual nsqsupe;⋦ lnsim;⋧ gnsim;⋨ precnsim prnsim;⋩ scnsim succnsim
    ⋪ NotLeftTriangle nltri ntriangleleft;⋫ NotRightTriangle nrtri ntriangleright
    ⋬ NotLeftTriangleEqual nltrie ntrianglelefteq;⋭ NotRightTriangleEqual nrtrie ntrianglerighteq;⋮ vellip;⋯ ctdot
    ⋰ utdot;⋱ dtdot;⋲ disin;⋳ isinsv;⋴ isins;⋵ isindot;22F5+338 notindot;⋶ notinvc;⋷ notinvb;⋹ isinE;22F9+338 notinE
    ⋺ nisd;⋻ xnis;⋼ nis;⋽ notnivc;⋾ notnivb;⌅ barwed barwedge;⌆ Barwed doublebarwedge;⌈ LeftCeiling lceil
    ⌉ RightCeiling rceil;⌊ LeftFloor lfloor;⌋ RightFloor rfloor;⌌ drcrop;⌍ dlcrop;⌎ urcrop;⌏ ulcrop;⌐ bnot;⌒ profline
    ⌓ profsurf;⌕ telrec;⌖ target;⌜ ulcorn ulcorner;⌝ urcorn urcorner;⌞ dlcorn llcorner;⌟ drcorn lrcorner;⌢ frown sfrown
    ⌣ smile ssmile;⌭ cylcty;⌮ profalar;⌶ topbot;⌽ ovbar;⌿ solbar;⍼ angzarr;⎰ lmoust lmoustache;⎱ rmoust rmoustache
    ⎴ OverBracket tbrk;⎵ UnderBracket bbrk;⎶ bbrktbrk;⏜ OverParenthesis;⏝ UnderParenthesis;⏞ OverBrace;⏟ UnderBrace
    ⏢ trpezium;⏧ elinters;␣ blank;Ⓢ circledS oS;─ HorizontalLine boxh;│ boxv;┌ boxdr;┐ boxdl;└ boxur;┘ boxul;├ boxvr
    ┤ boxvl;┬ boxhd;┴ boxhu;┼ boxvh;═ boxH;║ boxV;╒ boxdR;╓ boxDr;╔ boxDR;╕ boxdL;╖ boxDl;╗ boxDL;╘ boxuR;╙ boxUr
    ╚ boxUR;╛ boxuL;╜ boxUl;╝ boxUL;╞ boxvR;╟ boxVr;╠ boxVR;╡ boxvL;╢ boxVl;╣ boxVL;╤ boxHd;╥ boxhD;╦ boxHD;╧ boxHu
    ╨ boxhU;╩ boxHU;╪ boxvH;╫ boxVh;╬ boxVH;▀ uhblk;▄ lhblk;█ block;░ blk14;▒ blk12;▓ blk34;□ Square squ square
    ▪ FilledVerySmallSquare blacksquare squarf squf;▫ EmptyVerySmallSquare;▭ rect;▮ marker;▱ fltns;△ bigtriangleup xutri
    ▴ blacktriangle utrif;▵ triangle utri;▸ blacktriangleright rtrif;▹ rtri triangleright;▽ bigtriangledown xdtri
    ▾ blacktriangledown dtrif;▿ dtri triangledown;◂ blacktriangleleft ltrif;◃ ltri triangleleft;◊ loz lozenge;○ cir
    ◬ tridot;◯ bigcirc xcirc;◸ ultri;◹ urtri;◺ lltri;◻ EmptySmallSquare;◼ FilledSmallSquare;★ bigstar starf;☆ star
    ☎ phone;♀ female;♂ male;♠ spades spadesuit;♣ clubs clubsuit;♥ hearts heartsuit;♦ diamondsuit diams;♪ sung;♭ flat
    ♮ natur natural;♯ sharp;✓ check checkmark;✗ cross;✠ malt maltese;✶ sext;❘ VerticalSeparator;❲ lbbrk;❳ rbbrk
    ⟈ bsolhsub;⟉ suphsol;⟦ LeftDoubleBracket lobrk;⟧ RightDoubleBracket robrk;⟨ LeftAngleBracket lang langle
    ⟩ RightAngleBracket rang rangle;⟪ Lang;⟫ Rang;⟬ loang;⟭ roang;⟵ LongLeftArrow longleftarrow xlarr
    ⟶ LongRightArrow longrightarrow xrarr;⟷ LongLeftRightArrow longleftrightarrow xharr
    ⟸ DoubleLongLeftArrow Longleftarrow xlArr;⟹ DoubleLongRightArrow Longrightarrow xrArr
    ⟺ DoubleLongLeftRightArrow Longleftrightarrow xhArr;⟼ longmapsto xmap;⟿ dzigrarr;⤂ nvlArr;⤃ nvrArr;⤄ nvHarr;⤅ Map
    ⤌ lbarr;⤍ bkarow rbarr;⤎ lBarr;⤏ dbkarow rBarr;⤐ RBarr drbkarow;⤑ DDotrahd;⤒ UpArrowBar;⤓ DownArrowBar;⤖ Rarrtl
    ⤙ latail;⤚ ratail;⤛ lAtail;⤜ rAtail;⤝ larrfs;⤞ rarrfs;⤟ larrbfs;⤠ rarrbfs;⤣ nwarhk;⤤ nearhk;⤥ hksearow searhk
    ⤦ hkswarow swarhk;⤧ nwnear;⤨ nesear toea;⤩ seswar tosa;⤪ swnwar;⤳ rarrc;2933+338 nrarrc;⤵ cudarrr;⤶ ldca;⤷ rdca
    ⤸ cudarrl;⤹ larrpl;⤼ curarrm;⤽ cularrp;⥅ rarrpl;⥈ harrcir;⥉ Uarrocir;⥊ lurdshar;⥋ ldrushar;⥎ LeftRightVector
    ⥏ RightUpDownVector;⥐ DownLeftRightVector;⥑ LeftUpDownVector;⥒ LeftVectorBar;⥓ RightVectorBar;⥔ RightUpVectorBar
    ⥕ RightDownVectorBar;⥖ DownLeftVectorBar;⥗ DownRightVectorBar;⥘ LeftUpVectorBar;⥙ LeftDownVectorBar;⥚ LeftTeeVector
    ⥛ RightTeeVector;⥜ RightUpTeeVector;⥝ RightDownTeeVector;⥞ DownLeftTeeVector;⥟ DownRightTeeVector;⥠ LeftUpTeeVector
    ⥡ LeftDownTeeVector;⥢ lHar;⥣ uHar;⥤ rHar;⥥ dHar;⥦ luruhar;⥧ ldrdhar;⥨ ruluhar;⥩ rdldhar;⥪ lharul;⥫ llhard;⥬ rharul
    ⥭ lrhard;⥮ UpEquilibrium udhar;⥯ ReverseUpEquilibrium duhar;⥰ RoundImplies;⥱ erarr;⥲ simrarr;⥳ larrsim;⥴ rarrsim
    ⥵ rarrap;⥶ ltlarr;⥸ gtrarr;⥹ subrarr;⥻ suplarr;⥼ lfisht;⥽ rfisht;⥾ ufisht;⥿ dfisht;⦅ lopar;⦆ ropar;⦋ lbrke;⦌ rbrke
    ⦍ lbrkslu;⦎ rbrksld;⦏ lbrksld;⦐ rbrkslu;⦑ langd;⦒ rangd;⦓ lparlt;⦔ rpargt;⦕ gtlPar;⦖ ltrPar;⦚ vzigzag;⦜ vangrt
    ⦝ angrtvbd;⦤ ange;⦥ range;⦦ dwangle;⦧ uwangle;⦨ angmsdaa;⦩ angmsdab;⦪ angmsdac;⦫ angmsdad;⦬ angmsdae;⦭ angmsdaf
    ⦮ angmsdag;⦯ angmsdah;⦰ bemptyv;⦱ demptyv;⦲ cemptyv;⦳ raemptyv;⦴ laemptyv;⦵ ohbar;⦶ omid;⦷ opar;⦹ operp;⦻ olcross
    ⦼ odsold;⦾ olcir;⦿ ofcir;⧀ olt;⧁ ogt;⧂ cirscir;⧃ cirE;⧄ solb;⧅ bsolb;⧉ boxbox;⧍ trisb;⧎ rtriltri;⧏ LeftTriangleBar
    29CF+338 NotLeftTriangleBar;⧐ RightTriangleBar;29D0+338 NotRightTriangleBar;⧜ iinfin;⧝ infintie;⧞ nvinfin;⧣ eparsl
    ⧤ smeparsl;⧥ eqvparsl;⧫ blacklozenge lozf;⧴ RuleDelayed;⧶ dsol;⨀ bigodot xodot;⨁ bigoplus xoplus;⨂ bigotimes xotime
    ⨄ biguplus xuplus;⨆ bigsqcup xsqcup;⨌ iiiint qint;⨍ fpartint;⨐ cirfnint;⨑ awint;⨒ rppolint;⨓ scpolint;⨔ npolint
    ⨕ pointint;⨖ quatint;⨗ intlarhk;⨢ pluscir;⨣ plusacir;⨤ simplus;⨥ plusdu;⨦ plussim;⨧ plustwo;⨩ mcomma;⨪ minusdu
    ⨭ loplus;⨮ roplus;⨯ Cross;⨰ timesd;⨱ timesbar;⨳ smashp;⨴ lotimes;⨵ rotimes;⨶ otimesas;⨷ Otimes;⨸ odiv;⨹ triplus
    ⨺ triminus;⨻ tritime;⨼ intprod iprod;⨿ amalg;⩀ capdot;⩂ ncup;⩃ ncap;⩄ capand;⩅ cupor;⩆ cupcap;⩇ capcup;⩈ cupbrcap
    ⩉ capbrcup;⩊ cupcup;⩋ capcap;⩌ ccups;⩍ ccaps;⩐ ccupssm;⩓ And;⩔ Or;⩕ andand;⩖ oror;⩗ orslope;⩘ andslope;⩚ andv;⩛ orv
    ⩜ andd;⩝ ord;⩟ wedbar;⩦ sdote;⩪ simdot;⩭ congdot;2A6D+338 ncongdot;⩮ easter;⩯ apacir;⩰ apE;2A70+338 napE;⩱ eplus
    ⩲ pluse;⩳ Esim;⩴ Colone;⩵ Equal;⩷ ddotseq eDDot;⩸ equivDD;⩹ ltcir;⩺ gtcir;⩻ ltquest;⩼ gtquest
    ⩽ LessSlantEqual leqslant les;2A7D+338 NotLessSlantEqual nleqslant nles;⩾ GreaterSlantEqual geqslant ges
    2A7E+338 NotGreaterSlantEqual ngeqslant nges;⩿ lesdot;⪀ gesdot;⪁ lesdoto;⪂ gesdoto;⪃ lesdotor;⪄ gesdotol
    ⪅ lap lessapprox;⪆ gap gtrapprox;⪇ lne lneq;⪈ gne gneq;⪉ lnap lnapprox;⪊ gnap gnapprox;⪋ lEg lesseqqgtr
    ⪌ gEl gtreqqless;⪍ lsime;⪎ gsime;⪏ lsimg;⪐ gsiml;⪑ lgE;⪒ glE;⪓ lesges;⪔ gesles;⪕ els eqslantless;⪖ egs eqslantgtr
    ⪗ elsdot;⪘ egsdot;⪙ el;⪚ eg;⪝ siml;⪞ simg;⪟ simlE;⪠ simgE;⪡ LessLess;2AA1+338 NotNestedLessLess;⪢ GreaterGreater
    2AA2+338 NotNestedGreaterGreater;⪤ glj;⪥ gla;⪦ ltcc;⪧ gtcc;⪨ lescc;⪩ gescc;⪪ smt;⪫ lat;⪬ smte;2AAC+FE00 smtes;⪭ late
    2AAD+FE00 lates;⪮ bumpE;⪯ PrecedesEqual pre preceq;2AAF+338 NotPrecedesEqual npre npreceq;⪰ SucceedsEqual sce succeq
    2AB0+338 NotSucceedsEqual nsce nsucceq;⪳ prE;⪴ scE;⪵ precneqq prnE;⪶ scnE succneqq;⪷ prap precapprox
    ⪸ scap succapprox;⪹ precnapprox prnap;⪺ scnap succnapprox;⪻ Pr;⪼ Sc;⪽ subdot;⪾ supdot;⪿ subplus;⫀ supplus;⫁ submult
    ⫂ supmult;⫃ subedot;⫄ supedot;⫅ subE subseteqq;2AC5+338 nsubE nsubseteqq;⫆ supE supseteqq;2AC6+338 nsupE nsupseteqq
    ⫇ subsim;⫈ supsim;⫋ subnE subsetneqq;2ACB+FE00 varsubsetneqq vsubnE;⫌ supnE supsetneqq
    2ACC+FE00 varsupsetneqq vsupnE;⫏ csub;⫐ csup;⫑ csube;⫒ csupe;⫓ subsup;⫔ supsub;⫕ subsub;⫖ supsup;⫗ suphsub;⫘ supdsub
    ⫙ forkv;⫚ topfork;⫛ mlcp;⫤ Dashv DoubleLeftTee;⫦ Vdashl;⫧ Barv;⫨ vBar;⫩ vBarv;⫫ Vbar;⫬ Not;⫭ bNot;⫮ rnmid;⫯ cirmid
    ⫰ midcir;⫱ topcir;⫲ nhpar;⫳ parsim;⫽ parsl;2AFD+20E5 nparsl;ﬀ fflig;ﬁ filig;ﬂ fllig;ﬃ ffilig;ﬄ ffllig
    """
}
